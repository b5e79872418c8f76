import type { DeliveryReceipt } from "../sending/DeliveryReceipt.ts";
import type { DeletionCertificate } from "./DeletionCertificate.ts";

/** A key of the portal's seal and the time in which it may seal, as `GET /api/version/seal` publishes it. */
export interface PublishedKey {
  readonly name: string;
  /** SubjectPublicKeyInfo, DER, base64. */
  readonly publicKey: string;
  /** ISO 8601, from the certificate. */
  readonly notBefore: string;
  readonly notAfter: string;
}

/** Content of a receipt whose seal was verified. */
export interface GenuineReceipt {
  readonly kind: "genuine";
  readonly receipt: DeliveryReceipt;
  readonly sealedBy: string;
}

/** Content of a certificate of deletion whose seal was verified. */
export interface GenuineDeletion {
  readonly kind: "genuine-deletion";
  readonly certificate: DeletionCertificate;
  readonly sealedBy: string;
}

/**
 * What was changed after sealing. `pages`: what is read. `receipt`: the receipt for machines. `other-receipt`: it is the
 * receipt of another application. `seal`: replaced, damaged, or not about the whole file. `appended`: something stands
 * behind what was sealed, as programs save pages, stamps, notes and attachments.
 */
export type AlteredPart =
  | "pages"
  | "receipt"
  | "other-receipt"
  | "seal"
  | "seal-removed"
  | "appended"
  | "cut-off";

/** `other-key`: no key of the portal made the seal. `key-not-valid-then`: one did, at a time that was not its own. */
export type ForeignReason = "other-key" | "key-not-valid-then";

export type UnjudgedReason =
  | "too-large"
  | "not-a-receipt"
  | "no-seal"
  | "unreadable"
  | "unknown-kind"
  | "no-keys";

/** What a receipt or certificate is worth: the sealed document, or the statement for machines alone. */
export type SealVerdict =
  | GenuineReceipt
  | GenuineDeletion
  | { readonly kind: "altered"; readonly part: AlteredPart }
  | { readonly kind: "not-of-this-portal"; readonly reason: ForeignReason }
  | { readonly kind: "cannot-be-judged"; readonly reason: UnjudgedReason };

export const altered = (part: AlteredPart): SealVerdict => ({ kind: "altered", part });
export const foreign = (reason: ForeignReason): SealVerdict => ({ kind: "not-of-this-portal", reason });
export const unjudged = (reason: UnjudgedReason): SealVerdict => ({ kind: "cannot-be-judged", reason });

/** A receipt or a certificate of deletion that is what the portal sealed. */
export type Genuine = GenuineReceipt | GenuineDeletion;

export function isGenuine(verdict: SealVerdict): verdict is Genuine {
  return verdict.kind === "genuine" || verdict.kind === "genuine-deletion";
}
