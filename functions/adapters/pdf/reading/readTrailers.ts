import { err, ok, type Result } from "../../../domain/result.ts";
import type { Trailer } from "./PdfFile.ts";
import { entryOf, isDictionary } from "./PdfValue.ts";
import { positionsOf, type PlacedObject } from "./placeStreams.ts";
import { readValue } from "./readValue.ts";
import type { ReadingBudget, ReadingFailure } from "./ReadingBudget.ts";

const MOST = 10_000;
const KEYWORD = "trailer";

/** Every trailer and every cross-reference stream of the document itself, in the order of the file. */
export function readTrailers(
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

/** Tells whether a place lies outside of all data of streams. */
export function outsideStreams(objects: readonly PlacedObject[]): (at: number) => boolean {
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
