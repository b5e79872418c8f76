export const de = {
  "payment.title": "Gebühr bezahlen",
  "payment.intro":
    "Nach der Zahlung senden wir Ihren Antrag an die Behörde. Die Zahlung läuft über den Zahlungsanbieter. Danach kommen Sie hierher zurück.",
  "payment.amount": "Betrag",
  "payment.for": "Wofür",
  "payment.forFee": "Gebühr nach {{law}}",
  "payment.recipient": "Empfänger",
  "payment.provider": "Zahlungsanbieter",
  "payment.methods": "So können Sie dort bezahlen",
  "payment.methodFee": "zuzüglich {{fee}} des Anbieters",
  "payment.start": "Weiter zur Zahlung: {{amount}}",
  "payment.reopen": "Zahlungsseite erneut öffnen",
  "payment.restart": "Zahlung neu beginnen",
  "payment.skip": "Jetzt senden und später zahlen",
  "payment.skip.hint": "Später zahlen: Sie bekommen eine Rechnung. Ihr Antrag wird jetzt schon gesendet.",
  "payment.later":
    "Sie können den Entwurf auch verlassen und ihn im persönlichen Bereich bezahlen, solange er gespeichert ist.",
  "payment.pending.title": "Bitte schließen Sie die Zahlung ab",
  "payment.pending.label": "Stand der Zahlung",
  "payment.pending.text":
    "Der Zahlungsanbieter hat die Zahlung noch nicht bestätigt. Sobald er es tut, geht es hier von selbst weiter.",
  "payment.pending.close": "Sie können dieses Fenster schließen.",
  "payment.pending.why":
    "Wir fragen beim Zahlungsanbieter nach. Sobald die Zahlung bestätigt ist, senden wir Ihren Antrag. Den Stand sehen Sie im persönlichen Bereich.",
  "payment.cancelled.title": "Zahlung abgebrochen",
  "payment.cancelled.alert": "Es wurde nichts abgebucht",
  "payment.cancelled.text":
    "Sie haben die Zahlung beim Zahlungsanbieter abgebrochen. Ihr Antrag ist noch nicht gesendet.",
  "payment.error.title": "Die Zahlung hat nicht geklappt",
  "payment.error.alert": "Beim Zahlvorgang ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
  "payment.error.text":
    "Wir haben beim Zahlungsanbieter nachgefragt: Es ist keine Zahlung eingegangen. Hat Ihre Bank trotzdem abgebucht, wird der Betrag zugeordnet und der Antrag gesendet.",
  "payment.unclear":
    "Der Zahlungsanbieter meldet etwas anderes, als wir erwartet haben. Bitte zahlen Sie nicht noch einmal. Wir klären das und melden uns bei Ihnen.",
  "payment.askAgain": "Noch einmal versuchen",
  "payment.failed.read": "Der Stand der Zahlung konnte nicht geladen werden.",
  "payment.failed.refused":
    "Die Zahlung ist zurzeit nicht möglich. Es wurde nichts abgebucht. Bitte wenden Sie sich an den Kundenservice.",
  "payment.failed.running": "Zu diesem Antrag läuft schon eine Zahlung. Bitte zahlen Sie nicht noch einmal.",
  "payment.failed.unavailable":
    "Der Zahlungsanbieter ist zurzeit nicht erreichbar. Es wurde nichts abgebucht. Bitte versuchen Sie es später erneut.",
} as const;
