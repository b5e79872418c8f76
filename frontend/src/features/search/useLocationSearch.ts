import { SEARCH_MIN_CHARACTERS } from "../../../../functions/contract/limits.ts";
import type { ResponseOf } from "../../../../functions/contract/operations.ts";
import type { Read } from "../../api/Read.ts";
import { useRead } from "../../api/useRead.ts";
import { useDebounced } from "../../components/useDebounced.ts";
import { useLocale } from "../../i18n/useLocale.ts";

export type PlaceHit = ResponseOf<"searchLocations">["locations"][number];

/** Places for a postal code or a name; null while there is nothing to look for. */
export function useLocationSearch(text: string): Read<ResponseOf<"searchLocations">> | null {
  const query = useDebounced(text.trim());
  const locale = useLocale();
  const search = query.length >= SEARCH_MIN_CHARACTERS;
  const read = useRead(["searchLocations", search ? { query: { query, locale } } : null]);
  return search ? read : null;
}
