import { htmlPage, type Language } from "../kit/pages.ts";
import { xml } from "../kit/xml.ts";
import type { PaymentRequest } from "./paymentRequest.ts";

/** What the person can do. Buttons of a form: no script is needed. */
export const CHOICES = ["pay", "pay-twice", "fail", "cancel", "close"] as const;

export function choicePage(
  language: Language,
  { action, request }: { readonly action: string; readonly request: PaymentRequest },
): string {
  const texts = PAGE_TEXTS[language];
  const money = new Intl.NumberFormat(language, { style: "currency", currency: request.currency });
  const buttons = CHOICES.map(
    (choice) => xml`<button name="choice" value="${choice}">${texts[choice]}</button>`,
  );
  return htmlPage(
    { language, title: texts.title },
    xml`<p>${texts.intro}</p>
      <dl><dt>${texts.amount}</dt><dd>${money.format(request.grosAmount)}</dd>
      <dt>${texts.purpose}</dt><dd>${request.purpose}</dd></dl>
      <form method="post" action="${action}">
      <label for="method">${texts.method}</label><select id="method" name="method">
      <option value="CREDITCARD">${texts.card}</option><option value="PAYPAL">PayPal</option>
      <option value="OTHER">${texts.other}</option></select>${buttons}</form>`,
  );
}

/** Nothing more to choose. `backTo`: where the person came from. */
export function noticePage(
  language: Language,
  notice: { readonly says: (texts: typeof GERMAN) => string; readonly backTo?: string | undefined },
): string {
  const texts = PAGE_TEXTS[language];
  const link = notice.backTo === undefined ? xml`` : xml`<p><a href="${notice.backTo}">${texts.back}</a></p>`;
  return htmlPage({ language, title: texts.title }, xml`<p>${notice.says(texts)}</p>${link}`);
}

const GERMAN = {
  title: "Zahlungsseite (Demonstration)",
  intro: "Hier fließt kein Geld. Wählen Sie, wie die Zahlung ausgeht.",
  amount: "Betrag",
  purpose: "Verwendungszweck",
  method: "Zahlungsart",
  card: "Kreditkarte",
  other: "Wero",
  pay: "Bezahlen",
  "pay-twice": "Doppelt bezahlen",
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
};

const ENGLISH: typeof GERMAN = {
  title: "Payment page (demonstration)",
  intro: "No money moves here. Choose how the payment ends.",
  amount: "Amount",
  purpose: "Purpose",
  method: "Method",
  card: "Credit card",
  other: "Wero",
  pay: "Pay",
  "pay-twice": "Pay twice",
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
};

const PAGE_TEXTS = { de: GERMAN, en: ENGLISH };
