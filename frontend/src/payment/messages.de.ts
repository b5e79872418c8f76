export const de = {
  "payment.title.choose": "Gebühr bezahlen",
  "payment.title.checking": "Wir prüfen Ihre Zahlung",
  "payment.title.unreached": "Die Zahlung hat noch nicht begonnen",
  "payment.title.pending": "Bitte schließen Sie die Zahlung ab",
  "payment.title.arrived": "Ihre Zahlung ist eingegangen",
  "payment.title.cancelled": "Zahlung abgebrochen",
  "payment.title.error": "Die Zahlung hat nicht geklappt",
  "payment.title.unclear": "Wir klären Ihre Zahlung",
  "payment.intro":
    "Sie bezahlen auf der Seite des Zahlungsanbieters. Danach kommen Sie hierher zurück, und wir senden Ihren Antrag an die Behörde. Solange die Zahlung läuft, können Sie Ihre Angaben nicht ändern.",
  "payment.amount": "Betrag",
  "payment.for": "Wofür",
  "payment.forFee": "Gebühr nach {{law}}",
  "payment.recipient": "Empfänger",
  "payment.provider": "Zahlungsanbieter",
  "payment.methods": "Wie möchten Sie bezahlen?",
  "payment.methodFee": "zuzüglich {{fee}} des Anbieters",
  "payment.methods.missing": "Wählen Sie, wie Sie bezahlen möchten.",
  "payment.correct": "Angaben prüfen und ändern",
  "payment.start": "Weiter zur Zahlung: {{amount}}",
  "payment.start.busy": "Zahlungsseite wird geöffnet …",
  "payment.reopen": "Zahlungsseite erneut öffnen",
  "payment.reopen.title": "Zahlungsseite nicht zu sehen?",
  "payment.reopen.hint":
    "Sie möchten anders bezahlen oder neu beginnen? Brechen Sie die Zahlung zuerst auf der Zahlungsseite ab.",
  "payment.restart": "Zahlung neu beginnen: {{amount}}",
  "payment.skip": "Jetzt senden, auf Rechnung zahlen",
  "payment.skip.busy": "Versand wird gestartet …",
  "payment.skip.hint": "Auf Rechnung: Wir senden Ihren Antrag sofort. Die Rechnung schickt die Behörde.",
  "payment.later": "Später bezahlen",
  "payment.later.hint":
    "Später bezahlen: Ihr Antrag bleibt im persönlichen Bereich. Gesendet wird er erst nach der Zahlung.",
  "payment.toAccount": "Zum persönlichen Bereich",
  "payment.kept": "Ihr Antrag bleibt bis {{until}} gespeichert.",
  "payment.kept.open":
    "Ihr Antrag bleibt gespeichert, bis die Zahlung abgeschlossen ist, längstens bis {{until}}. Bis dahin kann ihn niemand ändern.",
  "payment.notKept":
    "Mit dieser Anmeldung gibt es keinen persönlichen Bereich. Bitte lassen Sie dieses Fenster offen, bis der Antrag gesendet ist.",
  "payment.checking.text": "Wir fragen beim Zahlungsanbieter nach. Das dauert nur einen Moment.",
  "payment.unreached.alert": "Der Zahlungsanbieter ist zurzeit nicht erreichbar.",
  "payment.unreached.text":
    "Es wurde nichts abgebucht. Bitte versuchen Sie es in einigen Minuten noch einmal. Ihr Antrag ist noch nicht gesendet.",
  "payment.pending.label": "Stand der Zahlung",
  "payment.pending.text":
    "Der Zahlungsanbieter hat die Zahlung noch nicht bestätigt. Sobald er es tut, geht es hier von selbst weiter.",
  "payment.pending.method": "Sie haben {{method}} gewählt. Bitte wählen Sie das auch auf der Zahlungsseite.",
  "payment.pending.silent": "Der Zahlungsanbieter antwortet gerade nicht. Wir fragen weiter nach.",
  "payment.pending.close": "Sie können dieses Fenster schließen.",
  "payment.pending.why":
    "Wir fragen beim Zahlungsanbieter nach. Sobald die Zahlung bestätigt ist, senden wir Ihren Antrag. Den Stand sehen Sie im persönlichen Bereich.",
  "payment.pending.stay":
    "Sobald die Zahlung bestätigt ist, senden wir Ihren Antrag. Vorgangsnummer und Unterlagen sehen Sie nur hier: Mit dieser Anmeldung gibt es keinen persönlichen Bereich.",
  "payment.arrived.text": "Wir senden Ihren Antrag jetzt. Sie müssen nichts mehr bezahlen.",
  "payment.arrived.why": "Der Versand läuft weiter. Den Stand sehen Sie im persönlichen Bereich.",
  "payment.arrived.stay":
    "Vorgangsnummer und Unterlagen sehen Sie nur hier: Mit dieser Anmeldung gibt es keinen persönlichen Bereich.",
  "payment.cancelled.alert": "Es wurde nichts abgebucht",
  "payment.cancelled.text":
    "Sie haben die Zahlung beim Zahlungsanbieter abgebrochen. Ihr Antrag ist noch nicht gesendet.",
  "payment.error.alert": "Beim Zahlvorgang ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
  "payment.error.text":
    "Es ist keine Zahlung eingegangen. Ihr Antrag ist noch nicht gesendet. Sie können es gleich noch einmal versuchen.",
  "payment.error.booked":
    "Hat Ihre Bank trotzdem abgebucht? Dann zahlen Sie bitte nicht noch einmal. Sobald wir von der Zahlung erfahren, senden wir den Antrag.",
  "payment.unclear.alert": "Bitte zahlen Sie nicht noch einmal",
  "payment.unclear.text":
    "Der Zahlungsanbieter meldet etwas anderes, als wir erwartet haben. Wir klären das. Ihr Geld geht nicht verloren. Ihr Antrag ist noch nicht gesendet und bleibt gespeichert.",
  "payment.staysValid": "Ihre Zahlung bleibt gültig. Bitte zahlen Sie nicht noch einmal.",
  "payment.staysValid.call":
    "Klappt das erneute Senden nicht? Rufen Sie uns an, bevor Sie diese Seite verlassen. Mit der Vorgangsnummer finden wir Ihre Zahlung.",
  "payment.quote": "Nennen Sie bitte diese Vorgangsnummer:",
  "payment.askAgain": "Noch einmal versuchen",
  "payment.failed.read": "Der Stand der Zahlung konnte nicht geladen werden.",
  "payment.failed.refused": "Der Zahlungsanbieter nimmt diese Zahlung nicht an. Es wurde nichts abgebucht.",
  "payment.failed.unavailable":
    "Der Zahlungsanbieter ist zurzeit nicht erreichbar. Es wurde nichts abgebucht. Bitte versuchen Sie es später erneut.",
  "payment.failed.unexpected":
    "Die Zahlungsseite lässt sich gerade nicht öffnen. Bitte versuchen Sie es später erneut.",
  "payment.receipt.paid": "Bezahlt",
  "payment.receipt.method": "Zahlungsart",
  "payment.receipt.reference": "Kassenzeichen",
  "payment.receipt.invoice": "Gebühr",
  "payment.receipt.invoiceText": "{{amount}}, noch nicht bezahlt. Die Behörde schickt Ihnen eine Rechnung.",
  "payment.twice.alert": "Sie haben zweimal bezahlt",
  "payment.twice.text":
    "Ihr Antrag wurde nur einmal gesendet. Einen Betrag bekommen Sie zurück. Wir wissen davon. Fragen Sie nach, nennen Sie bitte diese Kassenzeichen:",
} as const;
