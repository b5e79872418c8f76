import { constants, createDecipheriv, createPrivateKey, privateDecrypt } from "node:crypto";
import type { CertifiedKey } from "../keys/keyMaterial.ts";

/** The plaintext of a compact JWE (RSA-OAEP-256, A256GCM), or undefined when it is not for this key. */
export function openSealedPart(jwe: string, key: CertifiedKey): Buffer | undefined {
  const [header = "", wrapped = "", vector = "", ciphertext = "", tag = ""] = jwe.split(".");
  try {
    const contentKey = privateDecrypt(
      {
        key: createPrivateKey({ key: key.privateJwk, format: "jwk" }),
        padding: constants.RSA_PKCS1_OAEP_PADDING,
        oaepHash: "sha256",
      },
      Buffer.from(wrapped, "base64url"),
    );
    const decipher = createDecipheriv("aes-256-gcm", contentKey, Buffer.from(vector, "base64url"));
    decipher.setAAD(Buffer.from(header, "ascii"));
    decipher.setAuthTag(Buffer.from(tag, "base64url"));
    return Buffer.concat([decipher.update(Buffer.from(ciphertext, "base64url")), decipher.final()]);
  } catch {
    return undefined;
  }
}
