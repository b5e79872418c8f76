import type { CertifiedKey } from "./keyMaterial.ts";

export interface PublicJwk {
  readonly kty: "RSA";
  readonly alg: "RSA-OAEP-256" | "PS512";
  readonly key_ops: readonly ["wrapKey"] | readonly ["verify"];
  readonly kid: string;
  readonly n: string;
  readonly e: string;
  readonly x5c: readonly string[];
}

/** As FIT-Connect publishes keys: one operation, the chain, no member `use`, nothing private. */
export function publicJwk(key: CertifiedKey, purpose: "encryption" | "signature"): PublicJwk {
  const { n, e } = key.privateJwk;
  return {
    kty: "RSA",
    alg: purpose === "encryption" ? "RSA-OAEP-256" : "PS512",
    key_ops: purpose === "encryption" ? ["wrapKey"] : ["verify"],
    kid: key.kid,
    n,
    e,
    x5c: key.x5c,
  };
}
