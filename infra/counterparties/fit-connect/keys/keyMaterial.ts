import { z } from "zod";

export const rsaPrivateJwk = z.object({
  kty: z.literal("RSA"),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});

const certifiedKey = z.object({
  kid: z.string().min(8).max(64),
  privateJwk: rsaPrivateJwk,
  /** Certificates, leaf first, standard base64 of the DER (RFC 7517 section 4.7). */
  x5c: z.array(z.string()).length(3),
});

const destinationKeys = z.object({
  destinationId: z.uuid(),
  encryption: certifiedKey,
  signing: certifiedKey,
});

const oauthClient = z.object({ id: z.string(), secret: z.string() });

/** Everything secret that is made once and kept: keys, certificates, ids and client secrets. */
export const keyMaterial = z.object({
  active: destinationKeys,
  inactive: destinationKeys,
  /** Destination of the mailbox service. */
  mailbox: destinationKeys,
  /** Certified for the portal as a sender of messages to mailboxes. */
  mailboxSender: certifiedKey,
  delivery: certifiedKey,
  portal: certifiedKey,
  rootCertificatePem: z.string(),
  sender: oauthClient,
  subscriber: oauthClient,
});

export type CertifiedKey = z.infer<typeof certifiedKey>;
export type DestinationKeys = z.infer<typeof destinationKeys>;
export type KeyMaterial = z.infer<typeof keyMaterial>;

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
