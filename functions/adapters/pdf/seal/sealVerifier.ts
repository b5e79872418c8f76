import { z } from "zod";
import { err, ok } from "../../../domain/result.ts";
import { judgeStatement } from "../../../domain/seal/judgeStatement.ts";
import type { SealVerifier } from "../../../ports/SealVerifier.ts";
import { readBoundedBody } from "../../http/readBoundedBody.ts";
import { nodeSealTools } from "./nodeSealTools.ts";

const TIMEOUT_MILLISECONDS = 10_000;
const ANSWER_MAX_BYTES = 100_000;
const publishedSchema = z.object({
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
