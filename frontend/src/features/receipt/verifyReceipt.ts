import { err, ok, type Result } from "../../../../functions/contract/result.ts";
import type { DeliveryReceipt, SealedStatement } from "../../../../functions/contract/receipt.ts";
import { isDeliveryReceipt } from "./isDeliveryReceipt.ts";

const ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

export interface SealKey {
  readonly name: string;
  /** SubjectPublicKeyInfo, base64. */
  readonly publicKey: string;
}

export interface VerifiedReceipt {
  readonly receipt: DeliveryReceipt;
  readonly sealedBy: string;
}

/** `not-sealed-here`: none of the portal's keys made this seal, or the receipt was changed after it. */
export type VerifyFailure = "not-sealed-here" | "unknown-kind";

/** Verifies a sealed receipt with the keys of the portal. The certificate that a receipt brings along is not trusted. */
export async function verifyReceipt(
  statement: SealedStatement,
  keys: readonly SealKey[],
): Promise<Result<VerifiedReceipt, VerifyFailure>> {
  const signed = new TextEncoder().encode(`${statement.protected}.${statement.payload}`);
  for (const { name, publicKey } of keys) {
    const key = await crypto.subtle.importKey("spki", bytesOf(publicKey), ALGORITHM, false, ["verify"]);
    const isSealed = await crypto.subtle
      .verify(ALGORITHM, key, bytesOf(statement.signature), signed)
      .catch(() => false);
    if (!isSealed) continue;
    const receipt: unknown = JSON.parse(new TextDecoder().decode(bytesOf(statement.payload)));
    return isDeliveryReceipt(receipt) ? ok({ receipt, sealedBy: name }) : err("unknown-kind");
  }
  return err("not-sealed-here");
}

/** From base64 or base64url; what is neither gives no bytes, which no key has sealed. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) =>
      letter.charCodeAt(0),
    );
  } catch {
    return new Uint8Array();
  }
}
