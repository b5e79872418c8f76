import { ok, type Result } from "../../domain/result.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import type { HttpExchange } from "./createHttpExchange.ts";
import { createSignatureKeySource } from "./createSignatureKeySource.ts";
import type { Destination } from "./destinationSchema.ts";
import { fetchDestination } from "./fetchDestination.ts";
import { findDestinationId, type Routing } from "./findDestinationId.ts";
import type { FitConnectOptions } from "./FitConnectOptions.ts";

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
