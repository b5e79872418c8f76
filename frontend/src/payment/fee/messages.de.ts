export const de = {
  "fee.title": "Gebühr",
  "fee.label": "Gebühr für das Verfahren",
  "fee.legalBasis": "Rechtsgrundlage",
  "fee.range": "{{from}} bis {{to}}",
  "fee.later": "steht noch nicht fest",
  "fee.depends": "Die Höhe hängt {{what}} ab.",
  "fee.beforeSending": "Sie sehen den genauen Betrag, bevor Sie den Antrag senden.",
  "fee.byAuthority": "Die Behörde legt die Gebühr nach der Prüfung fest. Jetzt bezahlen Sie nichts.",
  "fee.pay": "Sie bezahlen die Gebühr, bevor der Antrag gesendet wird.",
  "fee.payOrInvoice": "Sie bezahlen vor dem Senden oder bekommen eine Rechnung. Das wählen Sie am Ende.",
  "fee.unknown.title": "Die Gebühr lässt sich nicht berechnen",
  "fee.unknown.text":
    "Das liegt am Portal und nicht an Ihren Angaben. Deshalb können Sie den Antrag gerade nicht senden. Bitte rufen Sie die technische Hilfe an:",
} as const;
