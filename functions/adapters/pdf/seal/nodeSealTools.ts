import { createHash, createPublicKey, verify } from "node:crypto";
import { inflateSync } from "node:zlib";
import type { SealTools } from "../../../domain/seal/SealTools.ts";

const INFLATED_MOST = 2_000_000;

/** Judging seals on a server. */
export const nodeSealTools: SealTools = {
  sha256: (bytes) => Promise.resolve(createHash("sha256").update(bytes).digest()),
  isSignedBy: (publicKey, { message, signature }) => {
    try {
      const key = createPublicKey({ key: Buffer.from(publicKey), format: "der", type: "spki" });
      return Promise.resolve(key.asymmetricKeyType === "rsa" && verify("sha256", message, key, signature));
    } catch {
      return Promise.resolve(false);
    }
  },
  inflate: (bytes) => {
    try {
      return Promise.resolve(inflateSync(bytes, { maxOutputLength: INFLATED_MOST }));
    } catch {
      return Promise.resolve(undefined);
    }
  },
};
