import { generateKeyPairSync } from "node:crypto";
import type { Signer } from "./sign.ts";

/** Somebody else's key under the provider's own certificate. */
export function stranger(signer: Signer): Signer {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...signer, key: privateKey.export({ type: "pkcs8", format: "pem" }).toString() };
}
