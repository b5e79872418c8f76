import type { Offer } from "#domain/application/Offer.ts";
import { offeredServices } from "#usecases/operation/offeredServices.ts";
import type { StateSettings } from "#contract/settings/settings.ts";
import { unpayableAuthorities } from "#usecases/operation/unpayableAuthorities.ts";
import { operatorDirectory } from "./wiring/directory.ts";

/** Codes of 14 digits of all services that these offers lead to. */
export function offeredLeiKaIds(offers: readonly Offer[]): readonly string[] {
  return [...new Set(Array.from(offeredServices(operatorDirectory(), offers), ({ leiKaId }) => leiKaId))];
}

/** Says which authorities take a fee that cannot be paid with these settings; undefined where there are none. */
export function missingPaymentServices({ server }: StateSettings): string | undefined {
  const found = unpayableAuthorities(operatorDirectory(), server);
  if (found.length === 0) return undefined;
  const offers = new Set(found.map(({ offerId }) => offerId));
  const named = Array.from(offers, (offer) => {
    const authorities = found.filter(({ offerId }) => offerId === offer);
    return `${authorities.map(({ authorityId }) => authorityId).join(", ")} (offer ${offer})`;
  });
  return `These authorities take a fee before sending and server.payments names no payment service for them: ${named.join("; ")}. Name one, narrow the regions of the offer, or let the authority ask for the fee afterwards (feeType VARIABLE).`;
}
