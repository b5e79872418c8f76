import type { Read } from "../api/ApiFailure.ts";
import { SEARCH_MIN_CHARACTERS } from "#contract/limits.ts";
import type { ResponseOf } from "#contract/operations.ts";
import { useRead } from "../api/useRead.ts";
import { useDebounced } from "../components/combobox/ComboboxInput.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { HandedPlace } from "./process-data/processData.ts";

export type Profession = ResponseOf<"searchProfessions">["professions"][number];

export type PlaceHit = ResponseOf<"searchLocations">["locations"][number];

/** The place as it is handed over: without a postal code where it was chosen by its name and has several. */
export function handedPlace({ ars, place, postalCode, isWhole }: PlaceHit): HandedPlace {
  return isWhole ? { ars, place } : { ars, place, postalCode };
}

export interface Found<Hit> {
  /** `idle`: there is nothing to look for. */
  readonly state: Read<unknown>["status"] | "idle";
  readonly hits: readonly Hit[];
  /** Whether the limit cut the list. */
  readonly complete: boolean;
}

const NOTHING = { hits: [], complete: true } as const;

/** Places for a postal code or a name. */
export function useLocationSearch(text: string): Found<PlaceHit> {
  const query = useQuery(text);
  const read = useRead(["searchLocations", query]);
  if (read.status !== "ready") return { ...NOTHING, state: query === null ? "idle" : read.status };
  return { state: "ready", hits: read.value.locations, complete: read.value.complete };
}

/** Professions for what is typed. */
export function useProfessionSearch(text: string): Found<Profession> {
  const query = useQuery(text);
  const read = useRead(["searchProfessions", query]);
  if (read.status !== "ready") return { ...NOTHING, state: query === null ? "idle" : read.status };
  return { state: "ready", hits: read.value.professions, complete: read.value.complete };
}

/** Null: too short to look for. */
function useQuery(text: string) {
  const query = useDebounced(text.trim());
  const { locale } = useTranslation();
  return query.length >= SEARCH_MIN_CHARACTERS ? { query: { query, locale } } : null;
}
