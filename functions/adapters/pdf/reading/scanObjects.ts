import { err, ok, type Result } from "#domain/result.ts";
import { isDigit, isRegular, isWhite, type PdfValue, isDictionary } from "./PdfValue.ts";
import { readValue, skipWhite } from "./readValue.ts";
import type { ReadingBudget, ReadingFailure } from "./PdfFile.ts";

export interface ScannedObject {
  readonly number: number;
  readonly at: number;
  readonly value: PdfValue;
  /** Where the data of its stream begin. */
  readonly dataFrom?: number;
}

export interface ScannedObjects {
  readonly objects: readonly ScannedObject[];
  /** Places of the word `obj` without two numbers before it. */
  readonly strays: readonly number[];
}

const MOST_DIGITS = 10;
const KEYWORD = "obj";

/**
 * Finds every object by its keyword, everywhere, also in the data of streams: viewers follow the cross-reference table
 * to wherever it points. Behind a value that was read the search goes on, so it costs no more than one pass.
 */
export function scanObjects(source: {
  readonly bytes: Buffer;
  readonly budget: ReadingBudget;
}): Result<ScannedObjects, ReadingFailure> {
  const { bytes, budget } = source;
  const objects: ScannedObject[] = [];
  const strays: number[] = [];
  let at = bytes.indexOf(KEYWORD);
  while (at !== -1) {
    const behind = at + KEYWORD.length;
    const header = headerBefore(bytes, at);
    if (isRegular(bytes[behind]) && !isDigit(bytes[behind])) {
      at = bytes.indexOf(KEYWORD, behind);
      continue;
    }
    if (header === undefined) {
      if (isWhite(bytes[at - 1])) strays.push(at);
      at = bytes.indexOf(KEYWORD, behind);
      continue;
    }
    budget.objectsLeft -= 1;
    if (budget.objectsLeft < 0) return err("too-complex");
    const read = readValue(source, behind);
    if (!read.ok) return read;
    const { value, end } = read.value;
    const dataFrom = isDictionary(value) ? dataBegin(bytes, end) : undefined;
    objects.push({ ...header, value, ...(dataFrom !== undefined && { dataFrom }) });
    at = bytes.indexOf(KEYWORD, Math.max(end, behind));
  }
  return ok({ objects, strays });
}

/** Number and place of the header `12 0 obj` whose keyword stands at `at`. */
function headerBefore(
  bytes: Buffer,
  at: number,
): { readonly number: number; readonly at: number } | undefined {
  const generation = numberBefore(bytes, skipWhiteBack(bytes, at));
  if (generation === undefined || !isWhite(bytes[generation.from - 1])) return undefined;
  const number = numberBefore(bytes, skipWhiteBack(bytes, generation.from));
  return number === undefined ? undefined : { number: number.value, at: number.from };
}

function skipWhiteBack(bytes: Buffer, at: number): number {
  let position = at;
  while (isWhite(bytes[position - 1])) position -= 1;
  return position;
}

function numberBefore(
  bytes: Buffer,
  end: number,
): { readonly value: number; readonly from: number } | undefined {
  let from = end;
  while (isDigit(bytes[from - 1]) && end - from <= MOST_DIGITS) from -= 1;
  return from === end || end - from > MOST_DIGITS
    ? undefined
    : { value: Number(bytes.toString("latin1", from, end)), from };
}

/** Behind the keyword `stream` and its line end (ISO 32000-1 section 7.3.8.1). */
function dataBegin(bytes: Buffer, afterDictionary: number): number | undefined {
  const at = skipWhite(bytes, afterDictionary);
  if (bytes.toString("latin1", at, at + 6) !== "stream") return undefined;
  const end = at + 6;
  if (bytes[end] === 0x0d) return bytes[end + 1] === 0x0a ? end + 2 : end + 1;
  return bytes[end] === 0x0a ? end + 1 : end;
}
