import { z } from "zod";
import { ok } from "../../domain/result.ts";
import type { Result } from "../../domain/result.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import type { HttpExchange } from "./createHttpExchange.ts";
import { fitConnectJwk } from "./fitConnectJwk.ts";
import type { FitConnectJwk } from "./fitConnectJwk.ts";
import { parseAnswer } from "./parseAnswer.ts";
import { refused } from "./transportFailures.ts";

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
