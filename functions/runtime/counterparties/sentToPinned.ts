import { pinnedDestination } from "../../adapters/fit-connect/pinnedDestination.ts";
import type { StateSettings } from "../../contract/settings.ts";
import { waysTo } from "../../domain/transport/transportRules.ts";
import { offeredServices } from "../../usecases/operator/offeredServices.ts";
import { operatorDirectory } from "../operatorDirectory.ts";

/** Services (codes of 14 digits) that the portal offers and sends by FIT-Connect, by the destination pinned for them. */
export function sentToPinned({
  fitConnect,
  offers,
  transports,
}: StateSettings["server"]): ReadonlyMap<string, ReadonlySet<string>> {
  const sent = new Map<string, Set<string>>();
  if (fitConnect.destinations.length === 0) return sent;
  for (const service of offeredServices(operatorDirectory(), offers)) {
    const pinned = pinnedDestination(service, fitConnect.destinations);
    const { leiKaId } = service;
    if (pinned === undefined) continue;
    const services = sent.get(pinned.destinationId) ?? new Set();
    sent.set(pinned.destinationId, services);
    if (
      !services.has(leiKaId) &&
      waysTo(service, transports).every(({ transport }) => transport === "fit-connect")
    )
      services.add(leiKaId);
  }
  return sent;
}
