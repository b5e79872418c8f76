import { constants, createPublicKey, verify } from "node:crypto";
import type { PublicJwk } from "../keys/publicJwk.ts";

/** True when the third part signs the first two with PS512 and this key. */
export function verifyCompactJws(token: string, key: PublicJwk): boolean {
  const [header, payload, signature] = token.split(".");
  if (header === undefined || payload === undefined || signature === undefined) return false;
  return verify(
    "sha512",
    Buffer.from(`${header}.${payload}`),
    {
      key: createPublicKey({ key: { kty: key.kty, n: key.n, e: key.e }, format: "jwk" }),
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength: 64,
    },
    Buffer.from(signature, "base64url"),
  );
}
