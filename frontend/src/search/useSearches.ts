import type { Read } from "../api/ApiFailure.ts";
import { SEARCH_MIN_CHARACTERS } from "#contract/limits.ts";
import type { ResponseOf } from "#contract/operations.ts";
import { useRead } from "../api/useRead.ts";
import { useDebounced } from "../components/combobox/ComboboxInput.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";

export type Profession = ResponseOf<"searchProfessions">["professions"][number];

export type PlaceHit = ResponseOf<"searchLocations">["locations"][number];

/** The place as it is handed over: without a postal code where it was chosen by its name and has several. */
export function handedPlace({ ars, place, postalCode, isWhole }: PlaceHit): {
  readonly ars: string;
  readonly place: string;
  readonly postalCode?: string;
} {
  return isWhole ? { ars, place } : { ars, place, postalCode };
}

/** Places for a postal code or a name; null while there is nothing to look for. */
export function useLocationSearch(text: string): Read<ResponseOf<"searchLocations">> | null {
  const query = useDebounced(text.trim());
  const { locale } = useTranslation();
  const search = query.length >= SEARCH_MIN_CHARACTERS;
  const read = useRead(["searchLocations", search ? { query: { query, locale } } : null]);
  return search ? read : null;
}

/** Professions for what is typed; null while there is nothing to look for. */
export function useProfessionSearch(text: string): Read<ResponseOf<"searchProfessions">> | null {
  const query = useDebounced(text.trim());
  const { locale } = useTranslation();
  const search = query.length >= SEARCH_MIN_CHARACTERS;
  const read = useRead(["searchProfessions", search ? { query: { query, locale } } : null]);
  return search ? read : null;
}
