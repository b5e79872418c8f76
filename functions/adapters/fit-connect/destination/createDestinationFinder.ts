import { ok, type Result } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import type { HttpExchange } from "../createHttpExchange.ts";
import { createSignatureKeySource, type SignatureKeySource } from "../events/createSignatureKeySource.ts";
import { fetchDestination, type Destination, pinnedDestination } from "./fetchDestination.ts";
import type { FitConnectOptions } from "../FitConnectOptions.ts";
import { z } from "zod";
import { checkDestinationSignature } from "./checkDestinationSignature.ts";
import { parseAnswer, refused } from "../parseAnswer.ts";
import { SERVICE_PREFIX } from "./chooseService.ts";

export interface Routing {
  readonly options: Pick<FitConnectOptions, "destinations" | "routingUrl" | "portalIssuer" | "submissionUrl">;
  readonly exchange: HttpExchange;
  readonly portalKeys: SignatureKeySource;
}

const routesAnswer = z.object({
  routes: z.array(z.object({ destinationId: z.uuid(), destinationSignature: z.string() })),
});

/** Finds where applications of a service at a place go, with all that the destination says of itself. */
export type DestinationFinder = (place: {
  readonly leiKaId: string;
  readonly ars: string;
}) => Promise<
  Result<{ readonly destinationId: string; readonly destination: Destination }, TransportFailure>
>;

export function createDestinationFinder(
  options: Routing["options"] & Pick<FitConnectOptions, "destinationUrl">,
  exchange: HttpExchange,
): DestinationFinder {
  const portalKeys = createSignatureKeySource(exchange, options.portalIssuer);
  return async (place) => {
    const found = await findDestinationId(place, { options, exchange, portalKeys });
    if (!found.ok) return found;
    const destinationId = found.value;
    const { destinationUrl } = options;
    const destination = await fetchDestination(exchange, { destinationUrl, destinationId });
    return destination.ok ? ok({ destinationId, destination: destination.value }) : destination;
  };
}

/** A destination pinned in the settings; else the one that the routing service names and the portal signed for. */
async function findDestinationId(
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
