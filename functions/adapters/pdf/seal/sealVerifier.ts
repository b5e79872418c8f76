import { z } from "zod";
import { err, ok } from "#domain/result.ts";
import { judgeStatement } from "#domain/documents/judgeStatement.ts";
import type { SealVerifier } from "#ports/documents/Seal.ts";
import { readBoundedBody } from "#adapters/http/readBoundedBody.ts";
import { createHash, createPublicKey, verify } from "node:crypto";
import { inflateSync } from "node:zlib";
import type { SealTools } from "#domain/documents/SealTools.ts";

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

const TIMEOUT_MILLISECONDS = 10_000;
const ANSWER_MAX_BYTES = 100_000;
export const publishedKeysSchema = z.object({
  keys: z.array(
    z.object({
      name: z.string(),
      publicKey: z.base64(),
      notBefore: z.iso.datetime(),
      notAfter: z.iso.datetime(),
    }),
  ),
});

/** Judges as the page for receipts does, by the keys that the portal publishes (`GET /api/version/seal`), read each time. */
export const sealVerifier: SealVerifier = {
  verify: async (statement, issuer) => {
    const keys = await readKeys(issuer);
    if (keys === undefined) return err({ kind: "seals-unreachable" });
    const verdict = await judgeStatement(statement, { keys, tools: nodeSealTools });
    return verdict.kind === "genuine" ? ok(verdict) : err({ kind: "not-sealed" });
  },
};

async function readKeys(issuer: string): Promise<z.infer<typeof publishedKeysSchema>["keys"] | undefined> {
  try {
    const answer = await fetch(new URL("/api/version/seal", issuer), {
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    const body = await readBoundedBody(answer.body, ANSWER_MAX_BYTES);
    return publishedKeysSchema.parse(JSON.parse(body.toString("utf8"))).keys;
  } catch {
    return undefined;
  }
}
