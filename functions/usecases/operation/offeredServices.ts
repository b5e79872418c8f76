import { regionOfArs } from "#domain/directory/Region.ts";
import type { Offer } from "#domain/application/Offer.ts";
import type { Ports } from "#ports/Ports.ts";

/** Beginnings of the regional keys of the sixteen states. */
const STATES = Array.from({ length: 16 }, (_, index) => String(index + 1).padStart(2, "0"));

export interface OfferedService {
  readonly offerId: string;
  readonly leiKaId: string;
  readonly ars: string;
  readonly authorityId: string;
}

/** All that offers lead to: searched in every state and at every place of the directory, on this day. */
export function* offeredServices(
  { directory, clock }: Pick<Ports, "directory" | "clock">,
  offers: readonly Offer[],
): Generator<OfferedService> {
  const day = clock.now().toISOString().slice(0, 10);
  const { locations } = directory.searchLocations("", Number.POSITIVE_INFINITY);
  const places = new Set([
    ...STATES.map((state) => state.padEnd(12, "0")),
    ...locations.map(({ ars }) => ars),
  ]);
  for (const { offerId, leiKaIds, regions } of offers) {
    for (const profession of directory.professions()) {
      for (const { code: leiKaId } of profession.codes) {
        if (leiKaIds !== "all" && !leiKaIds.includes(leiKaId)) continue;
        for (const ars of places) {
          const region = regionOfArs(ars);
          if (region === undefined || (regions !== "all" && !regions.includes(region))) continue;
          for (const { id: authorityId } of directory.authorities({ profession, leiKaId, ars, day })) {
            yield { offerId, leiKaId, ars, authorityId };
          }
        }
      }
    }
  }
}
