import type { CompetenceQuestion } from "#domain/directory/Competence.ts";
import type { Authority, Profession } from "#domain/directory/Authority.ts";
import type { ActiveChange } from "#domain/forms/FormVersion.ts";
import type { FoundProfession } from "#domain/directory/ProfessionNames.ts";
import type { Location, PlaceTableInfo } from "#domain/directory/Location.ts";

export interface FoundLocation extends Location {
  /** Found by a name that stands for several postal codes, of which it carries one. */
  readonly isWhole: boolean;
}

interface FoundLocations {
  readonly locations: readonly FoundLocation[];
  readonly complete: boolean;
}

/** The places that people can choose now: an operator may put another table in force at any time. */
export interface PlaceDirectory {
  search(query: string, limit: number): Promise<FoundLocations>;
  /** The place with this regional key, with the postal code that is given or the only one it has; else with none. */
  find(ars: string, postalCode?: string): Promise<Location | undefined>;
}

/** Tables of places that operators imported. */
export interface PlaceStore {
  places(version: string): Promise<readonly Location[] | undefined>;
  info(version: string): Promise<PlaceTableInfo | undefined>;
  /** False: somebody else wrote it at the same time. */
  put(
    version: string,
    table: { readonly places: readonly Location[]; readonly info: PlaceTableInfo },
  ): Promise<boolean>;
  versions(): Promise<readonly string[]>;
  /** Undefined: the table that comes along. */
  active(): Promise<string | undefined>;
  /** False, and nothing is changed, when another one than `from` is in force. */
  activate(change: ActiveChange): Promise<boolean>;
}

/** Finds professions by the words that people use. */
export interface ProfessionSearch {
  search(
    query: string,
    limit: number,
  ): { readonly found: readonly FoundProfession[]; readonly complete: boolean };
  all(): readonly FoundProfession[];
}

/** Professions, places and competent authorities. */
export interface ServiceDirectory {
  professions(): readonly Profession[];
  /** The profession behind a 14-digit code; several professions may share one (trades), then `professionId` decides. */
  profession(leiKaId: string, professionId?: string): Profession | undefined;
  searchLocations(query: string, limit: number): FoundLocations;
  /** The place with this regional key, with the postal code that is given or the only one it has; else with none. */
  location(ars: string, postalCode?: string): Location | undefined;
  /** All bodies that may be competent. Several: the person chooses. None: no competent body is known. */
  authorities(asked: CompetenceQuestion): readonly Authority[];
}
