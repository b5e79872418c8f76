import { cutText } from "../../domain/text/cutText.ts";
import type { PaymentOutcome } from "../../domain/payment/PaymentOutcome.ts";
import type { Metadata } from "./metadataSchema.ts";
import { PAYMENT_METHODS } from "./metadataSchema.ts";

type PaymentInformation = NonNullable<Metadata["paymentInformation"]>;

const MAX_LENGTH = 36;

/**
 * The payment in the words of FIT-Connect; undefined where nothing was to be paid. The metadata demand a transaction also
 * where there is none: an invoice names the application itself, and stays `INITIAL`.
 */
export function paymentInformation(
  payment: PaymentOutcome,
  transferTicketNumber: string,
): PaymentInformation | undefined {
  if (payment.status === "not-required") return undefined;
  const grossAmount = payment.amount / 100;
  const own = fitting(transferTicketNumber);
  if (payment.status === "by-invoice") {
    return {
      transactionId: own,
      transactionReference: transferTicketNumber,
      paymentMethod: "INVOICE",
      status: "INITIAL",
      grossAmount,
    };
  }
  const { transactionId, requestId, reference, paidAt, method, methodDetail } = payment;
  const known = PAYMENT_METHODS.find((one) => one === method);
  const detail = fitting(methodDetail ?? (known === undefined ? (method ?? "") : ""));
  return {
    // An id that was cut could be another's: the portal's own leads to the same transaction.
    transactionId: [transactionId, requestId].find(isFitting) ?? own,
    transactionReference: reference ?? transferTicketNumber,
    ...(paidAt !== undefined && { transactionTimestamp: paidAt }),
    paymentMethod: known ?? "OTHER",
    ...(detail !== "" && { paymentMethodDetail: detail }),
    status: "BOOKED",
    grossAmount,
  };
}

/** Letters, digits, `_` and `-` only. */
function isFitting(id: string | undefined): boolean {
  return id !== undefined && /^[\w-]{1,36}$/.test(id);
}

function fitting(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w-]+/g, "-");
  return cutText(plain, { characters: MAX_LENGTH }).replace(/^-+|-+$/g, "");
}
