import { type Definition, type PdfFile, type Trailer, catalogNumber } from "../reading/PdfFile.ts";
import { definitionsUntil, listedInTables } from "./listedInTables.ts";
import { isAllowedChange, type Revisions } from "./isAllowedChange.ts";
import { sameValue } from "./sameValue.ts";
import { entryOf, isReference } from "../reading/PdfValue.ts";
import { listedInStream } from "./listedInStream.ts";

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

/** Whether a trailer behind the signed part names another catalog, or information about the document that says else. */
function replacedRoot(revisions: Revisions, end: number): boolean {
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

/**
 * Whether a cross-reference behind the signed part leads back to an object that the signed part defines in two ways: so
 * content can be exchanged for another that was hidden there when it was signed.
 */
function listedAgain(file: PdfFile, end: number): boolean {
  const twofold = numbersDefinedTwice(file, end);
  if (twofold.size === 0) return false;
  const places = [
    ...listedInTables(file.bytes.toString("latin1", end)),
    ...file.definitions.flatMap((definition) =>
      definition.at >= end ? listedInStream(file, definition) : [],
    ),
  ];
  return places.some(({ number, at }) => at < end && twofold.has(number));
}

function numbersDefinedTwice({ definitions }: PdfFile, end: number): ReadonlySet<number> {
  const first = new Map<number, (typeof definitions)[number]>();
  const twice = new Set<number>();
  for (const definition of definitions) {
    if (definition.at >= end) continue;
    const known = first.get(definition.number);
    if (known === undefined) first.set(definition.number, definition);
    else if (!sameValue(known, definition) || definition.stream !== undefined) twice.add(definition.number);
  }
  return twice;
}
