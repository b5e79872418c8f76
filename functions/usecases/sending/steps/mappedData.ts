import { mapFailureSentence } from "#domain/sending/DataMap.ts";
import { err, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import type { TransportApplication, TransportFailure } from "#ports/sending/AuthorityTransport.ts";

/** The data by the schema of a map. What does not follow it is refused before anything is sent, and told by its places. */
export async function mappedData(
  { maps }: Pick<Ports, "maps">,
  { map, data }: { readonly map: string } & Pick<TransportApplication, "data">,
): Promise<Result<string, TransportFailure>> {
  const read = data.find(({ schema }) => schema === "application-v2");
  if (read === undefined) return refused("There are no data of the version that maps read");
  const made = await maps.apply(map, JSON.parse(read.text));
  return made.ok ? made : refused(mapFailureSentence(map, made.failure));
}

function refused(cause: string) {
  return err<TransportFailure>({ kind: "transport-refused", cause });
}
