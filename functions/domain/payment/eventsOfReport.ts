import { cutText } from "../text/cutText.ts";
import { readableText } from "../text/readableText.ts";
import { paidAttempt } from "./attempts.ts";
import type { PaymentAttempt, PaymentState } from "./Payment.ts";
import type { MismatchKind, PaymentEvent } from "./PaymentEvent.ts";

/** Numbers of accounts and cards: an IBAN, or twelve and more digits, also in groups. */
const ACCOUNTS = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}\b|\d(?:[ -]?\d){11,}/gi;

/** What a payment service wrote, without numbers of accounts and cards: those are never stored. */
export function withoutAccounts(text: string): string {
  return cutText(readableText(text).replace(ACCOUNTS, "…"), { characters: 250 });
}

/** What a payment service says of one payment; amounts are euro cents. */
export interface PaymentReport {
  readonly transactionId: string;
  readonly requestId: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: "INITIAL" | "PAYED" | "FAILED" | "CANCELED";
  readonly statusDetail?: string;
  readonly reference?: string;
  readonly paidAt?: string;
  readonly method?: string;
  readonly methodDetail?: string;
}

/**
 * New events from a report about an attempt. Amount, currency and request id must be ours; otherwise the attempt has
 * failed and an operator has to resolve it. A payment stays paid; a failed or cancelled one may turn out to be paid;
 * the second paid attempt of an application is to be refunded.
 */
export function eventsOfReport(
  state: PaymentState,
  given: { readonly attempt: PaymentAttempt; readonly report: PaymentReport; readonly at: string },
): readonly PaymentEvent[] {
  const { attempt, report, at } = given;
  const about = { requestId: attempt.requestId, at };
  const created: readonly PaymentEvent[] =
    attempt.transactionId === undefined
      ? [{ kind: "created", ...about, transactionId: report.transactionId }]
      : [];
  if (attempt.status === "PAYED" || attempt.status === "DEAD") return [];
  const differs = differenceOf(attempt, report);
  const reported: PaymentReport = differs === undefined ? report : { ...report, status: "FAILED" };
  const whys: readonly MismatchKind[] =
    differs !== undefined ? [differs] : report.status === "PAYED" ? paidWhys(state, { attempt, report }) : [];
  return [
    ...created,
    ...(reported.status === "INITIAL" || !isNews(attempt, reported.status)
      ? []
      : [reportedEvent(reported, { ...about, status: reported.status })]),
    ...whys
      .filter(
        (why) => !state.mismatches.some((known) => known.why === why && known.requestId === about.requestId),
      )
      .map((why) => {
        const { requestId, amount, currency } = report;
        return { kind: "mismatch" as const, ...about, why, reported: { requestId, amount, currency } };
      }),
  ];
}

function differenceOf(attempt: PaymentAttempt, report: PaymentReport): MismatchKind | undefined {
  if (report.requestId !== attempt.requestId) return "request-id-differs";
  if (report.currency !== "EUR") return "currency-differs";
  return report.amount === attempt.amount ? undefined : "amount-differs";
}

/** From open to any end; from an end without money only to paid. */
function isNews(attempt: PaymentAttempt, status: "PAYED" | "FAILED" | "CANCELED"): boolean {
  return attempt.status === "OPEN" || status === "PAYED";
}

function paidWhys(
  state: PaymentState,
  { attempt, report }: { readonly attempt: PaymentAttempt; readonly report: PaymentReport },
): readonly MismatchKind[] {
  const late: readonly MismatchKind[] =
    paidAttempt(state) !== undefined
      ? ["paid-twice"]
      : attempt.status === "CANCELED"
        ? ["paid-after-cancel"]
        : [];
  return isTakenTwice(report) ? [...late, "taken-twice"] : late;
}

function reportedEvent(
  { statusDetail, reference, paidAt, method, methodDetail }: PaymentReport,
  about: {
    readonly requestId: string;
    readonly at: string;
    readonly status: "PAYED" | "FAILED" | "CANCELED";
  },
): PaymentEvent {
  return {
    kind: "reported",
    ...about,
    ...(statusDetail !== undefined && { statusDetail: withoutAccounts(statusDetail) }),
    ...(reference !== undefined && { reference }),
    ...(paidAt !== undefined && { paidAt }),
    ...(method !== undefined && { method: withoutAccounts(method) }),
    ...(methodDetail !== undefined && { methodDetail: withoutAccounts(methodDetail) }),
  };
}

/**
 * Whether the service reports that it took the money of one payment twice. The standard has no member for that: its
 * detail then names another Kassenzeichen of the same form in addition to the payment's own.
 */
export function isTakenTwice({
  reference,
  statusDetail = "",
}: {
  readonly reference?: string;
  readonly statusDetail?: string;
}): boolean {
  if (reference === undefined) return false;
  const named = Array.from(statusDetail.matchAll(/[\w-]+/g), ([word]) => word);
  return (
    named.includes(reference) &&
    named.some((other) => other !== reference && formOf(other) === formOf(reference))
  );
}

function formOf(reference: string): string {
  return reference.replace(/\d/g, "9");
}
