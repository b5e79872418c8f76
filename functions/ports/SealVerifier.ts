import type { Result } from "../domain/result.ts";
import type { GenuineReceipt } from "../domain/seal/SealVerdict.ts";
import type { SealedStatement } from "../domain/submission/SealedStatement.ts";

/**
 * `not-sealed`: none of the portal's keys made this seal in the time that it was valid, or the statement was changed after
 * it.
 */
export type SealFailure = { readonly kind: "seals-unreachable" } | { readonly kind: "not-sealed" };

/** Judges sealed receipts with the keys that a portal publishes; what a receipt brings along is not trusted. */
export interface SealVerifier {
  /** `issuer`: address of the portal. */
  verify(statement: SealedStatement, issuer: string): Promise<Result<GenuineReceipt, SealFailure>>;
}
