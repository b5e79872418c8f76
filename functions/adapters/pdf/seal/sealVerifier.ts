import { createPublicKey, verify } from "node:crypto";
import { z } from "zod";
import { err, ok } from "../../../domain/result.ts";
import { readBoundedBody } from "../../http/readBoundedBody.ts";
import type { SealVerifier } from "../../../ports/SealVerifier.ts";

const TIMEOUT_MILLISECONDS = 10_000;
const ANSWER_MAX_BYTES = 100_000;
const publishedSchema = z.object({
  keys: z.array(z.object({ name: z.string(), publicKey: z.base64() })),
});

/** Reads the keys where the portal publishes them (`GET /api/version/seal`), each time anew. */
export const sealVerifier: SealVerifier = {
  verify: async ({ protected: header, payload, signature }, issuer) => {
    const published = await readKeys(issuer);
    if (published === undefined) return err({ kind: "seals-unreachable" });
    const signed = Buffer.from(`${header}.${payload}`);
    const seal = Buffer.from(signature, "base64url");
    const used = published.find(({ publicKey }) => verify("sha256", signed, keyOf(publicKey), seal));
    return used === undefined
      ? err({ kind: "not-sealed" })
      : ok({ text: Buffer.from(payload, "base64url").toString("utf8"), sealedBy: used.name });
  },
};

async function readKeys(issuer: string): Promise<z.infer<typeof publishedSchema>["keys"] | undefined> {
  try {
    const answer = await fetch(new URL("/api/version/seal", issuer), {
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    const body = await readBoundedBody(answer.body, ANSWER_MAX_BYTES);
    return publishedSchema.parse(JSON.parse(body.toString("utf8"))).keys;
  } catch {
    return undefined;
  }
}

function keyOf(publicKey: string): ReturnType<typeof createPublicKey> {
  return createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" });
}
