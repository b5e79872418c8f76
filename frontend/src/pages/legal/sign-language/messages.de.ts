export const de = {
  "sign.title": "Deutsche Gebärdensprache",
  "sign.intro": "Informationen für Menschen, die Deutsche Gebärdensprache (DGS) nutzen.",
  "sign.films.title": "Filme",
  "sign.films.text":
    "Filme in Deutscher Gebärdensprache über Inhalt, Bedienung und Barrierefreiheit des Portals gibt es noch nicht. Das ist ein Mangel, den wir in der <accessibility>Erklärung zur Barrierefreiheit</accessibility> nennen.",
  "sign.films.how":
    "Ein Film startet erst, wenn Sie auf Abspielen drücken. Sie können jeden Film auch herunterladen.",
  "sign.films.download": "Film herunterladen: {{title}} ({{size}})",
  "sign.content.title": "Worum es geht",
  "sign.content.text":
    "Auf diesem Portal beantragen Sie online die Anerkennung eines Berufs, den Sie im Ausland gelernt haben. Sie wählen auf der <home>Startseite</home> Beruf und Ort. Sie füllen das Formular aus, laden Unterlagen hoch und senden alles an die zuständige Behörde.",
  "sign.use.title": "Wie Sie das Portal bedienen",
  "sign.use.text":
    "Oben auf jeder Seite stehen das Menü und der Wechsel der Sprache, unten die Hilfe und das Formular für Rückmeldungen. Der Antrag hat mehrere Schritte: Mit „Weiter“ und „Zurück“ gehen Sie von Schritt zu Schritt, eine Liste zeigt, was schon fertig ist. Alles lässt sich mit der Tastatur bedienen.",
  "sign.access.title": "Barrierefreiheit",
  "sign.access.text":
    "Das Portal ist teilweise barrierefrei. Wir haben es selbst geprüft, zuletzt am {{lastReviewed}}.\nNoch nicht geprüft sind die Texte in Leichter Sprache, und in den PDF-Dateien des Portals, was nur Menschen beurteilen können. Die Seiten der Anmeldung und des Zahlungsanbieters gehören nicht zum Portal.\nAlle Einzelheiten stehen in der <accessibility>Erklärung zur Barrierefreiheit</accessibility>. Wenn Sie eine Barriere melden, antworten wir innerhalb von {{answerWeeks}}. Sind Sie mit der Antwort nicht zufrieden, hilft Ihnen kostenlos: {{enforcementBody}}, <web>{{enforcementUrl}}</web>.",
  "sign.contact.title": "Kontakt ohne Telefon",
  "sign.contact.text":
    "Schreiben Sie an <mail>{{supportEmail}}</mail>. Eine Barriere melden Sie an <mail>{{feedbackEmail}}</mail>.",
  "sign.more.title": "Mehr",
  "sign.more.text": "Das Wichtigste steht auch in <simple>Leichter Sprache</simple>.",
} as const;
