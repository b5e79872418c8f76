import { constants, createPrivateKey, sign } from "node:crypto";
import type { CertifiedKey } from "../keys/keyMaterial.ts";

export interface JwsContent {
  readonly type: "secevent+jwt" | "jwt";
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Compact JWS with PS512 (RFC 7518 section 3.5), made without waiting: deciding on a state and writing the event that
 * follows from it happen in one piece, so two requests can never end one submission twice.
 */
export function signCompactJws(key: CertifiedKey, content: JwsContent): string {
  const header = { alg: "PS512", typ: content.type, kid: key.kid };
  const input = `${encode(header)}.${encode(content.payload)}`;
  const signature = sign("sha512", Buffer.from(input), {
    key: createPrivateKey({ key: key.privateJwk, format: "jwk" }),
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: 64,
  });
  return `${input}.${signature.toString("base64url")}`;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
