import type { SealedStatement } from "#domain/sending/DeliveryReceipt.ts";
import type { Result } from "#domain/result.ts";
import type { GenuineReceipt } from "#domain/documents/SealVerdict.ts";

/**
 * The portal's electronic seal: one key and its certificate. The same bytes give the same seal (RSASSA-PKCS1-v1_5), so
 * that a step that runs twice makes the same document.
 */
export interface Seal {
  /** Fills the empty signature field of a document (PAdES B-B, ETSI EN 319 142-1). */
  sealDocument(pdf: Uint8Array): Promise<Uint8Array>;
  /** Seals a statement for machines (JWS, RFC 7515, flattened JSON). */
  sealStatement(statement: string): Promise<SealedStatement>;
}

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
