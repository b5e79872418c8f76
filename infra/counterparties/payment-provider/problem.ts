import type { Answer } from "../kit/http.ts";

const TITLES = {
  NO_VALID_ORIGINATOR_OR_ENDPOINT: "The office is not known",
  PAYMENT_EXISTS: "There is a payment with this request id",
  CALCULATION_ERROR: "The sums do not agree",
  BOOKING_DATA_MISSING: "Booking data are missing",
  VALIDATION_ERROR: "The request is not as the interface describes it",
  UNSPECIFIED: "Something is wrong",
  FORBIDDEN: "This is not allowed",
} as const;
type FunctionalCode = keyof typeof TITLES;

/** RFC 9457 with the member of the standard. */
export function problem(status: number, code: FunctionalCode): Answer {
  return describedProblem({ status, code, title: TITLES[code] });
}

export function describedProblem(about: {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail?: string;
}): Answer {
  const { status, code, title, detail } = about;
  const type = `https://payment.example/problems/${code.toLowerCase()}`;
  return {
    status,
    contentType: "application/problem+json",
    body: JSON.stringify({ type, status, title, detail, functionalCode: code }),
  };
}
