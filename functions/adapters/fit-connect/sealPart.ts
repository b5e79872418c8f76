import type { KeyObject } from "node:crypto";
import { CompactEncrypt } from "jose";

export interface SealedPart {
  readonly jwe: string;
  /** Last of the five parts: the events of the delivery service and of the authority name it. */
  readonly tag: string;
}

export interface SealingKey {
  readonly kid: string;
  /** A KeyObject: jose refuses a JWK whose only operation is wrapKey. */
  readonly key: KeyObject;
}

/** One compact JWE with RSA-OAEP-256 and A256GCM, without compression (not allowed since version 2 of the API). */
export async function sealPart(
  content: { readonly bytes: Uint8Array; readonly contentType: string },
  to: SealingKey,
): Promise<SealedPart> {
  const jwe = await new CompactEncrypt(content.bytes)
    .setProtectedHeader({ alg: "RSA-OAEP-256", enc: "A256GCM", kid: to.kid, cty: content.contentType })
    .encrypt(to.key);
  return { jwe, tag: jwe.slice(jwe.lastIndexOf(".") + 1) };
}
