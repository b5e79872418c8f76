import type { SealedStatement } from "../domain/submission/SealedStatement.ts";

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
