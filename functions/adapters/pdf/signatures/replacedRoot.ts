import type { Trailer } from "../reading/PdfFile.ts";
import { entryOf, isReference } from "../reading/PdfValue.ts";
import { catalogNumber } from "../reading/resolve.ts";
import { isAllowedChange, type Revisions } from "./isAllowedChange.ts";

/** Whether a trailer behind the signed part names another catalog, or information about the document that says else. */
export function replacedRoot(revisions: Revisions, end: number): boolean {
  const { file, before, after } = revisions;
  const trailers = file.trailers.filter(({ at }) => at < end);
  if (catalogNumber({ trailers }) !== catalogNumber(file)) return true;
  const earlier = before.get(informationOf(trailers) ?? -1);
  const later = after.get(informationOf(file.trailers) ?? -1);
  if (earlier === undefined || later === undefined || earlier.number === later.number) return false;
  return !isAllowedChange(revisions, { earlier, later });
}

function informationOf(trailers: readonly Trailer[]): number | undefined {
  const named = trailers.map(({ dictionary }) => entryOf(dictionary, "Info")).filter(isReference);
  return named.at(-1)?.number;
}
