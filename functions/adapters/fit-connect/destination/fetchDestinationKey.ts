import { z } from "zod";
import { ok, type Result } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import type { HttpExchange } from "../createHttpExchange.ts";
import { parseAnswer, refused } from "../parseAnswer.ts";

/** 683 characters of base64url are a modulus of 4096 bit. */
const MODULUS_CHARACTERS = 683;

const members = {
  kty: z.literal("RSA"),
  kid: z.string().min(8).max(64),
  n: z
    .string()
    .min(MODULUS_CHARACTERS)
    .regex(/^[A-Za-z0-9_-]+$/),
  e: z.literal("AQAB"),
  x5c: z.array(z.base64()).min(1).optional(),
};

/** Public keys as FIT-Connect allows them: RSA of at least 4096 bit, one algorithm, exactly one operation. */
export const fitConnectJwk = z.discriminatedUnion("alg", [
  z.object({ ...members, alg: z.literal("RSA-OAEP-256"), key_ops: z.tuple([z.literal("wrapKey")]) }),
  z.object({ ...members, alg: z.literal("PS512"), key_ops: z.tuple([z.literal("verify")]) }),
]);

export type FitConnectJwk = z.infer<typeof fitConnectJwk>;

/** One key of a destination. What is published there but is no usable key is refused, not retried. */
export async function fetchDestinationKey(
  exchange: HttpExchange,
  key: { readonly destinationUrl: string; readonly destinationId: string; readonly kid: string },
): Promise<Result<FitConnectJwk, TransportFailure>> {
  const kid = encodeURIComponent(key.kid);
  const answer = await exchange({
    method: "GET",
    url: `${key.destinationUrl}/v2/destinations/${key.destinationId}/keys/${kid}`,
  });
  if (!answer.ok) return answer;
  if (answer.value.status !== 200) return refused(`The destination's key answered ${answer.value.status}`);
  const parsed = parseAnswer(answer.value.text, { schema: z.unknown(), what: "The destination's key" });
  if (!parsed.ok) return parsed;
  const jwk = fitConnectJwk.safeParse(parsed.value);
  if (!jwk.success) return refused("The destination's key has not the form that FIT-Connect demands");
  return jwk.data.kid === key.kid ? ok(jwk.data) : refused("The destination's key has another id");
}
