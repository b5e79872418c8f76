import type { PublishedKey } from "./SealVerdict.ts";

/** What judging a seal needs of its surroundings: a browser's, or a server's. */
export interface SealTools {
  sha256(bytes: Uint8Array): Promise<Uint8Array>;
  /** RSASSA-PKCS1-v1_5 with SHA-256. False for a key or a signature that is none. */
  isSignedBy(
    /** SubjectPublicKeyInfo, DER. */
    publicKey: Uint8Array,
    signed: { readonly message: Uint8Array; readonly signature: Uint8Array },
  ): Promise<boolean>;
  /** Undefined for what is not packed (RFC 1950), or grows too large. */
  inflate(bytes: Uint8Array): Promise<Uint8Array | undefined>;
}

/** By whose keys something is judged, and with what. */
export interface Judging {
  readonly keys: readonly PublishedKey[];
  readonly tools: SealTools;
}
