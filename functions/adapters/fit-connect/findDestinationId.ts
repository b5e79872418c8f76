import { z } from "zod";
import { ok } from "../../domain/result.ts";
import type { Result } from "../../domain/result.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import { checkDestinationSignature } from "./checkDestinationSignature.ts";
import type { HttpExchange } from "./createHttpExchange.ts";
import type { SignatureKeySource } from "./createSignatureKeySource.ts";
import type { FitConnectOptions } from "./FitConnectOptions.ts";
import { parseAnswer } from "./parseAnswer.ts";
import { pinnedDestination } from "./pinnedDestination.ts";
import { SERVICE_PREFIX } from "./servicePrefix.ts";
import { refused } from "./transportFailures.ts";

export interface Routing {
  readonly options: Pick<FitConnectOptions, "destinations" | "routingUrl" | "portalIssuer" | "submissionUrl">;
  readonly exchange: HttpExchange;
  readonly portalKeys: SignatureKeySource;
}

const routesAnswer = z.object({
  routes: z.array(z.object({ destinationId: z.uuid(), destinationSignature: z.string() })),
});

/** A destination pinned in the settings; else the one that the routing service names and the portal signed for. */
export async function findDestinationId(
  place: { readonly leiKaId: string; readonly ars: string },
  routing: Routing,
): Promise<Result<string, TransportFailure>> {
  const pinned = pinnedDestination(place, routing.options.destinations);
  if (pinned !== undefined) return ok(pinned.destinationId);

  const query = new URLSearchParams({ leikaKey: place.leiKaId, ars: place.ars });
  const answer = await routing.exchange({
    method: "GET",
    url: `${routing.options.routingUrl}/v2/routes?${query.toString()}`,
  });
  if (!answer.ok) return answer;
  if (answer.value.status !== 200) return refused(`The routing service answered ${answer.value.status}`);
  const parsed = parseAnswer(answer.value.text, { schema: routesAnswer, what: "The route" });
  if (!parsed.ok) return parsed;
  const [route, ...others] = parsed.value.routes;
  if (route === undefined) return refused("No destination serves this service in this area");
  // Several authorities are a question for the person, asked before the form; here it would be a guess.
  if (others.length > 0) return refused("Several destinations serve this service in this area");
  const { destinationId } = route;
  const checked = await checkDestinationSignature(route.destinationSignature, {
    claim: { destinationId, serviceIdentifier: `${SERVICE_PREFIX}${place.leiKaId}`, ars: place.ars },
    authority: { ...routing.options, portalKeys: routing.portalKeys },
  });
  return checked.ok ? ok(destinationId) : checked;
}
