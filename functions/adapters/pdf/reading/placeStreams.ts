import { isWhite, entryOf, isDictionary, isReference } from "./PdfValue.ts";
import type { StreamPlace } from "./PdfFile.ts";
import type { ScannedObject } from "./scanObjects.ts";

export interface PlacedObject extends ScannedObject {
  readonly stream?: StreamPlace;
  readonly isInner: boolean;
}

const END = "endstream";
const MOST_WHITE_BEFORE_END = 16;

/**
 * Where the data of each stream end, and which objects stand inside of such data. A length that leads to `endstream` is
 * believed; any other is replaced by the next `endstream` of the file, and then covers no other object.
 */
export function placeStreams(bytes: Buffer, objects: readonly ScannedObject[]): readonly PlacedObject[] {
  const ends = positionsOf(bytes, END);
  const lengths = wholeNumbers(objects);
  let coveredUntil = 0;
  return objects.map((object) => {
    const isInner = object.at < coveredUntil;
    const { dataFrom } = object;
    if (dataFrom === undefined) return { ...object, isInner };
    const declared = declaredLengths(object, lengths)
      .map((length) => dataFrom + length)
      .find((to) => endsAt(bytes, to));
    if (declared !== undefined && !isInner) coveredUntil = Math.max(coveredUntil, declared);
    const to = declared ?? ends[firstAtOrAfter(ends, dataFrom)] ?? bytes.length;
    return { ...object, isInner, stream: { from: dataFrom, to } };
  });
}

function declaredLengths(
  { value }: ScannedObject,
  numbers: ReadonlyMap<number, readonly number[]>,
): readonly number[] {
  const length = isDictionary(value) ? entryOf(value, "Length") : undefined;
  if (typeof length === "number") return [length];
  return isReference(length) ? (numbers.get(length.number) ?? []) : [];
}

/** Every whole number that is an object of its own: lengths are often given so. */
function wholeNumbers(objects: readonly ScannedObject[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const { number, value } of objects) {
    if (typeof value !== "number") continue;
    const values = found.get(number);
    if (values === undefined) found.set(number, [value]);
    else if (values.length < 4) values.push(value);
  }
  return found;
}

function endsAt(bytes: Buffer, to: number): boolean {
  if (!Number.isInteger(to) || to < 0 || to > bytes.length) return false;
  let at = to;
  while (isWhite(bytes[at]) && at - to < MOST_WHITE_BEFORE_END) at += 1;
  return bytes.toString("latin1", at, at + END.length) === END;
}

export function positionsOf(bytes: Buffer, word: string): readonly number[] {
  const positions: number[] = [];
  for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + word.length))
    positions.push(at);
  return positions;
}

/** Index of the first of the ascending positions that is not before `at`. */
function firstAtOrAfter(positions: readonly number[], at: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? Infinity) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
