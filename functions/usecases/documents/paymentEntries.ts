import { euroText } from "#domain/payment/euroText.ts";
import { outcomeOf } from "#domain/payment/outcomeOf.ts";
import { owesPayment } from "#domain/payment/unpaidProcess.ts";
import type { PaymentOutcome } from "#domain/payment/PaymentOutcome.ts";
import type { Process } from "#domain/application/Process.ts";
import { germanDateTime } from "#domain/documents/germanFormats.ts";

/** What documents say of a payment. */
export interface PaymentTexts {
  readonly payment: string;
  readonly none: string;
  readonly open: string;
  readonly byInvoice: (amount: string) => string;
  readonly paid: (amount: string, at: string | undefined) => string;
  readonly provider: string;
  readonly method: string;
  readonly reference: string;
  readonly transaction: string;
  readonly request: string;
  /** The names that the standard has; every other stands as the provider wrote it. */
  readonly methods: Readonly<Record<string, string>>;
}

const DE: PaymentTexts = {
  payment: "Zahlung",
  none: "keine",
  open: "offen",
  byInvoice: (amount) => `${amount} offen, auf Rechnung`,
  paid: (amount, at) => (at === undefined ? `${amount} bezahlt` : `${amount} bezahlt am ${at}`),
  provider: "Bezahlt über",
  method: "Zahlungsart",
  reference: "Kassenzeichen",
  transaction: "Nummer der Zahlung beim Zahlungsanbieter",
  request: "Nummer der Zahlung beim Portal",
  methods: {
    CREDITCARD: "Kreditkarte",
    PAYPAL: "PayPal",
    GIROPAY: "giropay",
    PAYDIRECT: "paydirekt",
    INVOICE: "Rechnung",
    OTHER: "andere",
  },
};

const EN: PaymentTexts = {
  payment: "Payment",
  none: "none",
  open: "open",
  byInvoice: (amount) => `${amount} open, by invoice`,
  paid: (amount, at) => (at === undefined ? `${amount} paid` : `${amount} paid on ${at}`),
  provider: "Paid through",
  method: "Payment method",
  reference: "Payment reference (Kassenzeichen)",
  transaction: "Number of the payment at the payment provider",
  request: "Number of the payment at the portal",
  methods: {
    CREDITCARD: "credit card",
    PAYPAL: "PayPal",
    GIROPAY: "giropay",
    PAYDIRECT: "paydirekt",
    INVOICE: "invoice",
    OTHER: "other",
  },
};

const PAYMENT_TEXTS: Readonly<Record<"de" | "en", PaymentTexts>> = { de: DE, en: EN };

type Entry = { readonly label: string; readonly value: string };
type Paid = Extract<PaymentOutcome, { readonly status: "paid" }>;

/**
 * The payment in words for documents: what was paid when, by whose service and how, under which numbers; or that it is
 * open, by invoice where it was sent so. What is not known has no line.
 */
export function paymentEntries(process: Process, language: "de" | "en"): readonly Entry[] {
  const texts = PAYMENT_TEXTS[language];
  const outcome = outcomeOf(process);
  const line = (value: string): readonly Entry[] => [{ label: texts.payment, value }];
  switch (outcome.status) {
    case "not-required":
      return line(owesPayment(process) ? texts.open : texts.none);
    case "by-invoice":
      return line(texts.byInvoice(euroText(outcome.amount, language)));
    case "paid": {
      const { amount, paidAt } = outcome;
      const at = paidAt === undefined ? undefined : germanDateTime(paidAt, language);
      return [...line(texts.paid(euroText(amount, language), at)), ...details(outcome, texts)];
    }
  }
}

function details(paid: Paid, texts: PaymentTexts): readonly Entry[] {
  return [
    { label: texts.provider, value: paid.providerName },
    { label: texts.method, value: methodText(paid, texts) },
    { label: texts.reference, value: paid.reference },
    { label: texts.transaction, value: paid.transactionId },
    { label: texts.request, value: paid.requestId },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}

function methodText({ method, methodDetail }: Paid, { methods }: PaymentTexts): string | undefined {
  const name = method === undefined ? undefined : (methods[method] ?? method);
  if (name === undefined || method === "OTHER") return methodDetail ?? name;
  return methodDetail === undefined ? name : `${name} (${methodDetail})`;
}
