import { SEARCH_MIN_CHARACTERS } from "../../../../functions/contract/limits.ts";
import type { ResponseOf } from "../../../../functions/contract/operations.ts";
import type { Read } from "../../api/Read.ts";
import { useRead } from "../../api/useRead.ts";
import { useDebounced } from "../../components/useDebounced.ts";
import { useLocale } from "../../i18n/useLocale.ts";

export type Profession = ResponseOf<"searchProfessions">["professions"][number];

/** Professions for what is typed; null while there is nothing to look for. */
export function useProfessionSearch(text: string): Read<ResponseOf<"searchProfessions">> | null {
  const query = useDebounced(text.trim());
  const locale = useLocale();
  const search = query.length >= SEARCH_MIN_CHARACTERS;
  const read = useRead(["searchProfessions", search ? { query: { query, locale } } : null]);
  return search ? read : null;
}
