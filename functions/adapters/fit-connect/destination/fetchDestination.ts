import { z } from "zod";
import type { Result } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import type { HttpExchange } from "../createHttpExchange.ts";
import { parseAnswer, refused } from "../parseAnswer.ts";
import type { PinnedDestination } from "../FitConnectOptions.ts";

/** Members of a destination that sending relies on; others come and go with the versions of the API. */
const destinationSchema = z.object({
  destinationId: z.uuid(),
  status: z.string(),
  encryptionKid: z.string(),
  metadataVersions: z.array(z.string()),
  publicServices: z.array(
    z.object({
      identifier: z.string(),
      submissionSchemas: z.array(z.object({ schemaUri: z.string().min(1), mimeType: z.string() })),
      regions: z.array(z.string()),
    }),
  ),
});

export type Destination = z.infer<typeof destinationSchema>;

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

/** The destination that settings pin for a service at a place: the first that names both. */
export function pinnedDestination<Pinned extends PinnedDestination>(
  { leiKaId, ars }: { readonly leiKaId: string; readonly ars: string },
  destinations: readonly Pinned[],
): Pinned | undefined {
  return destinations.find(
    ({ leiKaIds, arsPrefixes }) =>
      (leiKaIds === "all" || leiKaIds.includes(leiKaId)) &&
      arsPrefixes.some((prefix) => ars.startsWith(prefix)),
  );
}
