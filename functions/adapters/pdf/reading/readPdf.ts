import { err, ok, type Result } from "#domain/result.ts";
import {
  type Definition,
  type PdfFile,
  type Trailer,
  newBudget,
  type ReadingFailure,
  type ReadingBudget,
} from "./PdfFile.ts";
import { entryOf, isDictionary } from "./PdfValue.ts";
import { placeStreams, positionsOf, type PlacedObject } from "./placeStreams.ts";
import { readObjectStream } from "./readObjectStream.ts";
import { scanObjects } from "./scanObjects.ts";
import { readValue } from "./readValue.ts";

const MOST = 10_000;

const KEYWORD = "trailer";

/**
 * Reads every object of a PDF once, from front to back, within fixed bounds of time and memory: no reference is
 * followed and nothing is repaired while reading, so that no file can lead the reader in circles.
 */
export function readPdf(bytes: Buffer): Result<PdfFile, ReadingFailure | "encrypted"> {
  const file = { bytes, budget: newBudget() };
  const scanned = scanObjects(file);
  if (!scanned.ok) return scanned;
  const placed = placeStreams(bytes, scanned.value.objects);
  // A comment inside of an object's header hides it from a search; viewers find it by the cross-reference table.
  if (scanned.value.strays.some(outsideStreams(placed))) return err("unreadable");
  const trailers = readTrailers(file, placed);
  if (!trailers.ok) return trailers;
  // Before unpacking: in an encrypted file the object streams are ciphertext.
  if (trailers.value.some(({ dictionary }) => (entryOf(dictionary, "Encrypt") ?? null) !== null)) {
    return err("encrypted");
  }
  const definitions: Definition[] = [];
  for (const { dataFrom: _, ...object } of placed) {
    definitions.push({ ...object, source: bytes });
    const packed = readObjectStream(file, object);
    if (!packed.ok) return packed;
    definitions.push(...packed.value);
  }
  const latest = new Map(
    definitions.filter(({ isInner }) => !isInner).map((definition) => [definition.number, definition]),
  );
  return ok({ bytes, definitions, latest, trailers: trailers.value });
}

/** Every trailer and every cross-reference stream of the document itself, in the order of the file. */
function readTrailers(
  source: { readonly bytes: Buffer; readonly budget: ReadingBudget },
  objects: readonly PlacedObject[],
): Result<readonly Trailer[], ReadingFailure> {
  const outside = outsideStreams(objects);
  const positions = positionsOf(source.bytes, KEYWORD).filter(outside);
  if (positions.length > MOST) return err("too-complex");
  const trailers: Trailer[] = objects.flatMap(({ at, value, isInner }) =>
    !isInner && isDictionary(value) && entryOf(value, "Type") === "XRef" ? [{ at, dictionary: value }] : [],
  );
  for (const at of positions) {
    const read = readValue(source, at + KEYWORD.length);
    if (!read.ok) {
      // The word may stand in a comment; but what never ends was searched to the end of the file.
      source.budget.bytesLeft -= source.bytes.length - at;
      if (read.failure === "too-complex" || source.budget.bytesLeft < 0) return err("too-complex");
    }
    if (read.ok && isDictionary(read.value.value)) trailers.push({ at, dictionary: read.value.value });
  }
  return ok(trailers.sort((one, other) => one.at - other.at));
}

/** Answers a predicate: whether a position lies outside of all stream data. */
function outsideStreams(objects: readonly PlacedObject[]): (at: number) => boolean {
  const places = objects.flatMap(({ stream, isInner }) => (stream === undefined || isInner ? [] : [stream]));
  return (at) => {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle]?.from ?? Infinity) <= at) low = middle + 1;
      else high = middle;
    }
    const before = places[low - 1];
    return before === undefined || at >= before.to;
  };
}
