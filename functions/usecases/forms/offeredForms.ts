import type { Authority, Profession } from "#domain/directory/Authority.ts";
import { regionOfArs } from "#domain/directory/Region.ts";
import { metadataOf, type Offer, offersFor } from "#domain/application/Offer.ts";
import type { ProcessMetadata } from "#domain/application/ProcessMetadata.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";

export interface OfferedService {
  readonly profession: Profession;
  readonly authorities: readonly Authority[];
  /** One per offer and competent authority; empty: no online service at this place. */
  readonly forms: readonly ProcessMetadata[];
  /** There would be some, but operators closed the service for a while. */
  readonly closed: boolean;
}

/** What can be applied for online: the offers of the state for this service and place, at each competent authority. */
export function offeredForms(
  { directory, clock }: Pick<Ports, "directory" | "clock">,
  request: {
    readonly leiKaId: string;
    /** Undefined: no place is known, so no body is competent and nothing is offered. */
    readonly ars: string | undefined;
    readonly offers: readonly Offer[];
    readonly professionId?: string | undefined;
    /** Cannot be started anew for now. */
    readonly closedServices?: readonly string[];
  },
): Result<OfferedService, { readonly kind: "service-not-found" }> {
  const profession = directory.profession(request.leiKaId, request.professionId);
  if (profession === undefined) return err({ kind: "service-not-found" });
  const { leiKaId, ars } = request;
  const day = clock.now().toISOString().slice(0, 10);
  const authorities = ars === undefined ? [] : directory.authorities({ profession, leiKaId, ars, day });
  const region = ars === undefined ? undefined : regionOfArs(ars);
  const offers = region === undefined ? [] : offersFor(request.offers, { leiKaId, region });
  const forms = offers.flatMap((offer) =>
    authorities.map((authority) => metadataOf(offer, { leiKaId, profession, authority })),
  );
  const closed = forms.length > 0 && request.closedServices?.includes(leiKaId) === true;
  return ok({ profession, authorities, forms: closed ? [] : forms, closed });
}
