export interface PageTexts {
  readonly title: string;
  readonly intro: string;
  readonly amount: string;
  readonly purpose: string;
  readonly method: string;
  readonly card: string;
  readonly other: string;
  readonly pay: string;
  readonly payTwice: string;
  readonly fail: string;
  readonly cancel: string;
  readonly close: string;
  readonly closed: string;
  readonly unknown: string;
  readonly done: Readonly<Record<"PAYED" | "FAILED" | "CANCELED", string>>;
  readonly booking: string;
  readonly back: string;
}

export const PAGE_TEXTS: Readonly<Record<"de" | "en", PageTexts>> = {
  de: {
    title: "Zahlungsseite (Demonstration)",
    intro: "Hier fließt kein Geld. Wählen Sie, wie die Zahlung ausgeht.",
    amount: "Betrag",
    purpose: "Verwendungszweck",
    method: "Zahlungsart",
    card: "Kreditkarte",
    other: "Wero",
    pay: "Bezahlen",
    payTwice: "Doppelt bezahlen",
    fail: "Zahlung scheitern lassen",
    cancel: "Abbrechen",
    close: "Fenster schließen",
    closed: "Sie können dieses Fenster schließen. Die Zahlung bleibt offen.",
    unknown: "Diese Zahlung gibt es nicht.",
    done: {
      PAYED: "Diese Zahlung ist schon bezahlt.",
      FAILED: "Diese Zahlung ist gescheitert.",
      CANCELED: "Diese Zahlung wurde abgebrochen.",
    },
    booking: "Diese Zahlung wird gerade gebucht.",
    back: "Zurück zum Portal",
  },
  en: {
    title: "Payment page (demonstration)",
    intro: "No money moves here. Choose how the payment ends.",
    amount: "Amount",
    purpose: "Purpose",
    method: "Method",
    card: "Credit card",
    other: "Wero",
    pay: "Pay",
    payTwice: "Pay twice",
    fail: "Let the payment fail",
    cancel: "Cancel",
    close: "Close the window",
    closed: "You can close this window. The payment stays open.",
    unknown: "There is no such payment.",
    done: {
      PAYED: "This payment is paid already.",
      FAILED: "This payment has failed.",
      CANCELED: "This payment was cancelled.",
    },
    booking: "This payment is being booked.",
    back: "Back to the portal",
  },
};
