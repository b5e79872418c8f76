export const de = {
  "accessibility.title": "Erklärung zur Barrierefreiheit",
  "accessibility.intro": "Alle sollen das Portal nutzen können.",
  "accessibility.scope.title": "Geltungsbereich",
  "accessibility.scope.text":
    "<de>{{operator}}</de> bemüht sich, das Portal barrierefrei zugänglich zu machen. Diese Erklärung gilt für {{portalName}} unter {{url}}.",
  "accessibility.languages.title": "Leichte Sprache und Gebärdensprache",
  "accessibility.languages.text":
    "Das Wichtigste aus dieser Erklärung gibt es auch leichter zu lesen: worum es auf dem Portal geht und wie man es bedient. Es steht in <simple>Leichter Sprache</simple> und auf der Seite <sign>Deutsche Gebärdensprache</sign>.",
  "accessibility.law.title": "Rechtsgrundlage",
  "accessibility.law.text":
    "Richtlinie (EU) 2016/2102, {{accessibilityLaw}} und EN 301 549 mit den Web Content Accessibility Guidelines (WCAG).",
  "accessibility.status.title": "Stand der Vereinbarkeit",
  "accessibility.status.text":
    "Das Portal ist <b>teilweise vereinbar</b> mit den Anforderungen. Die Ausnahmen stehen im nächsten Abschnitt.",
  "accessibility.exceptions.title": "Nicht barrierefreie Inhalte",
  "accessibility.exceptions.text":
    "Die Texte in Leichter Sprache sind noch nicht von Prüferinnen und Prüfern gelesen worden.\nDie Seiten der Anmeldung bei Ihrem Konto und die Seite des Zahlungsanbieters gehören nicht zum Portal. Wir können ihre Barrierefreiheit nicht zusichern.\nPDF-Dateien, die Sie selbst hochladen, verändern wir nicht.\nDie PDF-Dateien, die das Portal erstellt, prüfen wir mit dem Programm veraPDF auf die Norm PDF/UA-1. Was nur Menschen beurteilen können, zum Beispiel mit einem Vorleseprogramm, ist noch nicht geprüft.",
  "accessibility.exceptions.noFilms": "Filme in Deutscher Gebärdensprache fehlen noch.",
  "accessibility.prepared.title": "Erstellung dieser Erklärung",
  "accessibility.prepared.text":
    "Diese Erklärung wurde am {{firstPrepared}} zuerst erstellt und am {{lastReviewed}} zuletzt überprüft. Sie beruht auf einer Selbstbewertung.",
  "accessibility.feedback.title": "Barriere melden",
  "accessibility.feedback.text":
    "Ihnen fällt eine Barriere auf oder Sie brauchen Informationen in einer anderen Form? Nutzen Sie das Formular „{{feedbackTitle}}“ am Ende jeder Seite oder schreiben Sie an <mail>{{feedbackEmail}}</mail>. Wir antworten innerhalb von {{answerWeeks}}.",
  "accessibility.monitoring.title": "Überwachung",
  "accessibility.monitoring.text":
    "Ob öffentliche Stellen die Regeln zur Barrierefreiheit einhalten, überwacht: {{monitoringBody}}.",
  "accessibility.enforcement.title": "Durchsetzung",
  "accessibility.enforcement.text":
    "Sind Sie mit unserer Antwort nicht zufrieden, können Sie sich kostenlos wenden an: {{enforcementBody}}. Wie das Verfahren abläuft und wie Sie die Stelle erreichen, steht auf <web>{{enforcementUrl}}</web>.",
} as const;
