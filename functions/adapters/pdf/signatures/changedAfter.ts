import type { Definition, PdfFile } from "../reading/PdfFile.ts";
import { catalogNumber } from "../reading/resolve.ts";
import { definitionsUntil } from "./definitionsUntil.ts";
import { isAllowedChange } from "./isAllowedChange.ts";
import { listedAgain } from "./listedAgain.ts";
import { replacedRoot } from "./replacedRoot.ts";
import { sameValue } from "./sameValue.ts";

/**
 * Whether anything that a signature covers was defined anew behind its end. New objects alone are harmless if nothing old
 * leads to them: no object that was changed, no reference that led nowhere, no trailer that names another catalog. That
 * the file goes on is no change either: further signatures and the evidence for long storage come behind.
 * `references`: where the first object stands that refers to a number.
 */
export function changedAfter(
  file: PdfFile,
  { end, references }: { readonly end: number; readonly references: ReadonlyMap<number, number> },
): boolean {
  const known = definitionsUntil(file, end);
  const revisions = { file, before: known, after: file.latest, catalog: catalogNumber(file) };
  const isRedefined = file.definitions.some((later) => {
    // What stands inside of a stream can be reached by a later cross-reference table, wherever it stands.
    if (later.at < end && !later.isInner) return false;
    const earlier = known.get(later.number);
    if (earlier === undefined) return (references.get(later.number) ?? Infinity) < end;
    if (earlier === later || isSame(file, { earlier, later })) return false;
    if (later.isInner && later.at < end) return goesOn(file, end);
    return !isAllowedChange(revisions, { earlier, later });
  });
  return isRedefined || replacedRoot(revisions, end) || hasBytesAfterEnd(file, end) || listedAgain(file, end);
}

function isSame(
  { bytes }: PdfFile,
  { earlier, later }: { readonly earlier: Definition; readonly later: Definition },
): boolean {
  if (!sameValue(earlier, later) || (earlier.stream === undefined) !== (later.stream === undefined))
    return false;
  if (earlier.stream === undefined || later.stream === undefined) return true;
  const [one, other] = [earlier.stream, later.stream];
  return bytes.subarray(one.from, one.to).equals(bytes.subarray(other.from, other.to));
}

function goesOn({ bytes }: PdfFile, end: number): boolean {
  return bytes.toString("latin1", end).trim() !== "";
}

/** Bytes behind the last end mark belong to no revision. */
function hasBytesAfterEnd({ bytes }: PdfFile, end: number): boolean {
  const mark = bytes.lastIndexOf("%%EOF") + "%%EOF".length;
  return bytes.toString("latin1", Math.max(end, mark)).trim() !== "";
}
