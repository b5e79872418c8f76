import type { Result } from "../../domain/result.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import type { HttpExchange } from "./createHttpExchange.ts";
import { destinationSchema } from "./destinationSchema.ts";
import type { Destination } from "./destinationSchema.ts";
import { parseAnswer } from "./parseAnswer.ts";
import { refused } from "./transportFailures.ts";

/** Public reading: no token is needed for a destination. */
export async function fetchDestination(
  exchange: HttpExchange,
  from: { readonly destinationUrl: string; readonly destinationId: string },
): Promise<Result<Destination, TransportFailure>> {
  const url = `${from.destinationUrl}/v2/destinations/${from.destinationId}`;
  const answer = await exchange({ method: "GET", url });
  if (!answer.ok) return answer;
  if (answer.value.status !== 200) return refused(`The destination answered ${answer.value.status}`);
  return parseAnswer(answer.value.text, { schema: destinationSchema, what: "The destination" });
}
