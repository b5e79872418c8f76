import { de as legal } from "../../features/legal-text/messages.de.ts";

export const de = {
  ...legal,
  "simple.title": "Leichte Sprache",
  "simple.intro":
    "Dieser Text ist noch ungeprüft.\nDas heißt:\nMenschen mit Lern-Schwierigkeiten müssen ihn erst lesen.",
  "simple.what.title": "Was ist diese Seite?",
  "simple.what.text":
    "Sie haben in einem anderen Land einen Beruf gelernt.\nSie wollen in Deutschland in diesem Beruf arbeiten.\nDann brauchen Sie vielleicht eine Anerkennung.\nAnerkennung heißt:\nEin Amt prüft Ihren Berufs-Abschluss.\nHier können Sie den Antrag im Internet stellen.\nDer Antrag ist kostenlos.\nDas Amt kann später Geld für die Prüfung verlangen.",
  "simple.how.title": "So geht der Antrag",
  "simple.how.text":
    "Schreiben Sie auf der <home>Start-Seite</home> Ihren Beruf.\nSchreiben Sie auch den Ort.\nDort wollen Sie arbeiten.\nDann sehen Sie: Dieses Amt hilft Ihnen.\nSie können sich anmelden.\nDann speichern wir Ihren Antrag für {{draftHours}}.\nFüllen Sie den Antrag aus.\nLaden Sie Ihre Zeugnisse hoch.\nDas geht nur mit PDF-Dateien.\nEine PDF-Datei ist ein Dokument auf dem Computer.\nPrüfen Sie alles.\nDrücken Sie auf Absenden.",
  "simple.help.title": "Hilfe",
  "simple.help.text":
    "Sie haben Fragen?\nRufen Sie an: {{supportPhone}}\n{{supportHours}}\nOder schreiben Sie eine E-Mail: <mail>{{supportEmail}}</mail>",
  "simple.access.title": "Barriere-Freiheit",
  "simple.access.text":
    "Alle Menschen sollen diese Seite gut nutzen können.\nEtwas stört Sie?\nSchreiben Sie uns: <mail>{{feedbackEmail}}</mail>\nMehr steht in der <accessibility>Erklärung zur Barriere-Freiheit</accessibility>.",
} as const;
