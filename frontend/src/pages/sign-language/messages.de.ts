import { de as legal } from "../../features/legal-text/messages.de.ts";

export const de = {
  ...legal,
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
    "Auf diesem Portal beantragen Sie online die Anerkennung eines Berufs, den Sie im Ausland gelernt haben. Sie wählen auf der <home>Startseite</home> Beruf und Ort, füllen das Formular aus, laden Nachweise hoch und senden alles an die zuständige Behörde.",
  "sign.contact.title": "Kontakt ohne Telefon",
  "sign.contact.text":
    "Schreiben Sie an <mail>{{supportEmail}}</mail>. Eine Barriere melden Sie an <mail>{{feedbackEmail}}</mail>.",
} as const;
