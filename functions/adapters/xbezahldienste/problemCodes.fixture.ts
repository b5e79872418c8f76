import type { PaymentFailure } from "#ports/payment/PaymentProvider.ts";

type Kind = PaymentFailure["kind"];
export const CALLS = ["create", "read", "check"] as const;

/** Every code of the standard with a status, and what each of the calls makes of it. */
export const CODES: readonly (readonly [
  code: string,
  status: number,
  expected: Readonly<Record<(typeof CALLS)[number], Kind>>,
])[] = [
  ["NO_VALID_ORIGINATOR_OR_ENDPOINT", 404, all("payment-refused")],
  ["NO_VALID_ORIGINATOR_OR_DESTINATION", 400, all("payment-refused")],
  ["PAYMENT_EXISTS", 409, { ...all("payment-refused"), create: "payment-exists" }],
  ["PAYMENT_EXISTS", 400, { create: "payment-exists", read: "payment-unknown", check: "payment-refused" }],
  ["CALCULATION_ERROR", 400, { ...all("payment-refused"), read: "payment-unknown" }],
  ["BOOKING_DATA_MISSING", 400, { ...all("payment-refused"), read: "payment-unknown" }],
  ["VALIDATION_ERROR", 400, { ...all("payment-refused"), read: "payment-unknown" }],
  ["UNSPECIFIED", 500, all("payment-unavailable")],
  ["UNSPECIFIED", 503, all("payment-unavailable")],
  ["UNSPECIFIED", 400, { ...all("payment-refused"), read: "payment-unknown" }],
  ["FORBIDDEN", 403, all("payment-refused")],
  ["SOMETHING_NEW", 503, all("payment-unavailable")],
  ["SOMETHING_NEW", 422, all("payment-refused")],
];

function all(kind: Kind): Readonly<Record<(typeof CALLS)[number], Kind>> {
  return { create: kind, read: kind, check: kind };
}
