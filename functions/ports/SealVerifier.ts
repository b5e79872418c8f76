import type { Result } from "../domain/result.ts";
import type { SealedStatement } from "../domain/submission/SealedStatement.ts";

export interface VerifiedStatement {
  /** The sealed text. */
  readonly text: string;
  /** Name of the seal, as its portal publishes it. */
  readonly sealedBy: string;
}

/** `not-sealed`: none of the portal's keys made this seal, or the statement was changed after it. */
export type SealFailure = { readonly kind: "seals-unreachable" } | { readonly kind: "not-sealed" };

/** Verifies statements with the keys that a portal publishes; what a statement brings along is not trusted. */
export interface SealVerifier {
  /** `issuer`: address of the portal. */
  verify(statement: SealedStatement, issuer: string): Promise<Result<VerifiedStatement, SealFailure>>;
}
