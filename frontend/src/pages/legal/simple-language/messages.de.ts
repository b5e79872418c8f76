export const de = {
  "simple.title": "Leichte Sprache",
  "simple.intro":
    "Dieser Text ist noch ungeprüft.\nDas heißt:\nMenschen mit Lern-Schwierigkeiten müssen ihn erst lesen.",
  "simple.what.title": "Was ist diese Seite?",
  "simple.what.text":
    "Sie haben in einem anderen Land einen Beruf gelernt.\nSie wollen in Deutschland in diesem Beruf arbeiten.\nDann brauchen Sie vielleicht eine Anerkennung.\nAnerkennung heißt:\nEin Amt prüft Ihren Berufs-Abschluss.\nHier können Sie den Antrag im Internet stellen.\nDer Antrag ist kostenlos.\nDas Amt kann später Geld für die Prüfung verlangen.",
  "simple.how.title": "So geht der Antrag",
  "simple.how.text":
    "Schreiben Sie auf der <home>Start-Seite</home> Ihren Beruf.\nSchreiben Sie auch den Ort.\nDort wollen Sie arbeiten.\nDann sehen Sie: Dieses Amt hilft Ihnen.\nSie können sich anmelden.\nDann speichern wir Ihren Antrag für {{draft}}.\nFüllen Sie den Antrag aus.\nLaden Sie Ihre Zeugnisse hoch.\nSie können Fotos machen.\nOder Sie nehmen PDF-Dateien.\nEine PDF-Datei ist ein Dokument auf dem Computer.\nPrüfen Sie alles.\nDrücken Sie auf Absenden.",
  "simple.use.title": "So benutzen Sie diese Seite",
  "simple.use.text":
    "Oben auf jeder Seite ist ein Menü.\nDort finden Sie: Leichte Sprache und Gebärden-Sprache.\nDort wechseln Sie auch die Sprache.\nAuf der <home>Start-Seite</home> beginnt der Antrag.\nDer Antrag hat mehrere Schritte.\nSie sind mit einem Schritt fertig?\nDann drücken Sie auf Weiter.\nSie wollen einen Schritt zurück?\nDann drücken Sie auf Zurück.\nEine Liste zeigt alle Schritte.\nAlles geht auch mit der Tastatur.\nGanz unten auf jeder Seite gibt es Hilfe.",
  "simple.help.title": "Hilfe",
  "simple.help.text":
    "Sie haben Fragen?\nRufen Sie an: <phone>{{supportPhone}}</phone>\n{{supportHours}}\nOder schreiben Sie eine E-Mail: <mail>{{supportEmail}}</mail>",
  "simple.access.title": "Barriere-Freiheit",
  "simple.access.text":
    "Alle Menschen sollen diese Seite gut nutzen können.\nDafür gibt es Regeln.\nWir haben die Seite selbst geprüft.\nDas war zuletzt am {{lastReviewed}}.\nDas Ergebnis: Viele Regeln halten wir ein.\nEinige Regeln müssen wir noch erfüllen.\nAlles steht in der <accessibility>Erklärung zur Barriere-Freiheit</accessibility>.\nDie Erklärung ist in schwerer Sprache.",
  "simple.missing.title": "Das fehlt noch",
  "simple.missing.text":
    "Menschen mit Lern-Schwierigkeiten müssen diesen Text noch prüfen.\nMenschen müssen auch unsere PDF-Dateien noch prüfen.\nFür die Anmeldung kommen Sie auf andere Seiten.\nAuch zum Bezahlen kommen Sie auf eine andere Seite.\nDiese Seiten machen andere Firmen oder Ämter.\nVielleicht sind diese Seiten schwer.\nSie laden selbst PDF-Dateien hoch?\nDann lassen wir diese Dateien genau so.",
  "simple.missing.noFilms": "Filme in Gebärden-Sprache fehlen noch.",
  "simple.report.title": "Etwas stört Sie?",
  "simple.report.text":
    "Schreiben Sie uns: <mail>{{feedbackEmail}}</mail>\nWir antworten in höchstens {{answerWeeks}}.\nUnsere Antwort hilft Ihnen zu wenig?\nDann hilft Ihnen diese Stelle: {{enforcementBody}}\nDas ist kostenlos.\nHier steht mehr: <web>{{enforcementUrl}}</web>",
  "simple.more.title": "Mehr für Sie",
  "simple.more.text":
    "Es gibt auch eine Seite zur <sign>Gebärden-Sprache</sign>.\nDie anderen Texte sind in schwerer Sprache.\nBrauchen Sie Hilfe beim Lesen?\nRufen Sie an: <phone>{{supportPhone}}</phone>",
} as const;
