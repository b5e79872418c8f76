import type { Authority } from "../domain/authority/Authority.ts";
import type { CompetenceQuestion } from "../domain/authority/Competence.ts";
import type { Profession } from "../domain/authority/Profession.ts";
import type { Location } from "../domain/location/Location.ts";

/** Professions, places and competent authorities. */
export interface ServiceDirectory {
  /** The profession behind a 14-digit code; several professions may share one (trades), then `professionId` decides. */
  profession(leiKaId: string, professionId?: string): Profession | undefined;
  searchProfessions(
    query: string,
    limit: number,
  ): { readonly professions: readonly Profession[]; readonly complete: boolean };
  searchLocations(
    query: string,
    limit: number,
  ): { readonly locations: readonly Location[]; readonly complete: boolean };
  /** The place with this regional key. Where a postal code is given too, the entry of that code. */
  location(ars: string, postalCode?: string): Location | undefined;
  /** All bodies that may be competent. Several: the person chooses. None: nobody is known. */
  authorities(asked: CompetenceQuestion): readonly Authority[];
}
