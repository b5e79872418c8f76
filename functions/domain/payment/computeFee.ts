import { err, ok, type Result } from "../result.ts";
import type { FeeInformation } from "./feeInformation.ts";
import { LARGEST_FEE, type FeeType } from "./FeeType.ts";

/**
 * The fee cannot be computed: a mistake in settings or form. Then nothing is sent, so that nothing is free by mistake.
 */
export interface FeeNotComputable {
  readonly kind: "fee-not-computable";
}

/** What is known of the fee since the start of an application: `feeAmount` is the part that needs no answers. */
export interface FeeTerms {
  readonly feeType: FeeType;
  readonly feeAmount: number | null;
  readonly fee?: FeeInformation | undefined;
}

/**
 * The fee of an application in euro cents; null where the authority decides on it later. `amountByForm` is whatever the
 * form's rule gave for the answers, and counts only for the types that ask the form.
 */
export function computeFee(terms: FeeTerms, amountByForm: unknown): Result<number | null, FeeNotComputable> {
  switch (terms.feeType) {
    case "FREE":
      return ok(0);
    case "VARIABLE":
      return ok(null);
    case "FIXED":
    case "VARIABLE_BY_PROCESS":
      return sumOf([terms.feeAmount], terms);
    case "VARIABLE_BY_FORM":
      return sumOf([amountByForm], terms);
    case "VARIABLE_BY_PROCESS_AND_FORM":
      return sumOf([terms.feeAmount, amountByForm], terms);
  }
}

function sumOf(parts: readonly unknown[], { fee }: FeeTerms): Result<number, FeeNotComputable> {
  let sum = 0;
  for (const part of parts) {
    if (!isCents(part)) return err({ kind: "fee-not-computable" });
    sum += part;
  }
  const { from, to } = fee?.range ?? { from: 0, to: LARGEST_FEE };
  return from <= sum && sum <= to ? ok(sum) : err({ kind: "fee-not-computable" });
}

function isCents(part: unknown): part is number {
  return typeof part === "number" && Number.isSafeInteger(part) && part >= 0;
}
