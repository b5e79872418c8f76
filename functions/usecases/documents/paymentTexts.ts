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

export const PAYMENT_TEXTS: Readonly<Record<"de" | "en", PaymentTexts>> = { de: DE, en: EN };
