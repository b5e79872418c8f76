import { z } from "zod";
import { err, type Result } from "#domain/result.ts";
import type { PaymentFailure } from "#ports/payment/PaymentProvider.ts";
import type { PaymentAnswer } from "./createPaymentExchange.ts";
import { parseJson } from "../http/readBoundedBody.ts";
import { refused, unavailable } from "./paymentFailures.ts";

const problemSchema = z.object({ functionalCode: z.string().regex(/^[A-Z_]{1,60}$/) });

/** Codes of the standard that no repetition changes. `UNSPECIFIED` and unknown ones count by their status. */
const REFUSING_CODES = [
  "NO_VALID_ORIGINATOR_OR_ENDPOINT",
  // The same in services that follow an earlier text.
  "NO_VALID_ORIGINATOR_OR_DESTINATION",
  "CALCULATION_ERROR",
  "BOOKING_DATA_MISSING",
  "VALIDATION_ERROR",
  "FORBIDDEN",
];
/** Of these, the ones that also answer the question for a transaction; the others then say: there is none. */
const OFFICE_CODES = ["NO_VALID_ORIGINATOR_OR_ENDPOINT", "NO_VALID_ORIGINATOR_OR_DESTINATION", "FORBIDDEN"];

/** Statuses after which the same request may succeed later. */
const PASSING_STATUSES = [408, 425, 429];

/** What an answer other than 200 means; `asked` says for what. */
export function failureOfProblem(
  { status, text }: PaymentAnswer,
  { asked, host }: { readonly asked: "create" | "read" | "check"; readonly host: string },
): Result<never, PaymentFailure> {
  const problem = problemSchema.safeParse(parseJson(text));
  const code = problem.success ? problem.data.functionalCode : "";
  const cause = `${host} answered ${status} ${code}`.trimEnd();
  if (asked === "create" && code === "PAYMENT_EXISTS") return err({ kind: "payment-exists" });
  if (asked === "read" && OFFICE_CODES.includes(code)) return refused(cause);
  if (asked === "read" && (status === 400 || status === 404)) return err({ kind: "payment-unknown" });
  if (REFUSING_CODES.includes(code)) return refused(cause);
  return status >= 500 || PASSING_STATUSES.includes(status) ? unavailable(cause) : refused(cause);
}
