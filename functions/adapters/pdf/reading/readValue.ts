import { err, ok, type Result } from "#domain/result.ts";
import { isRegular, isWhite, decodeName, type PdfValue } from "./PdfValue.ts";
import { endOfString } from "./stringBytes.ts";
import type { ReadingBudget, ReadingFailure } from "./PdfFile.ts";

const DEEPEST = 60;
const LONGEST_NUMBER = 40;
/** A list or dictionary costs as much memory as some numbers. */
const CONTAINER_COST = 3;

interface Container {
  readonly isDictionary: boolean;
  readonly items: PdfValue[];
}

export interface ReadValue {
  readonly value: PdfValue;
  readonly end: number;
}

/**
 * Reads one value that begins at or after `at`, with a stack of its own instead of recursion, so that the file cannot
 * exhaust ours. Unknown words count as null, as viewers take them; what never ends is unreadable.
 */
export function readValue(
  source: { readonly bytes: Buffer; readonly budget: ReadingBudget },
  at: number,
): Result<ReadValue, ReadingFailure> {
  const { bytes, budget } = source;
  const open: Container[] = [];
  let position = at;
  for (;;) {
    position = skipWhite(bytes, position);
    const byte = bytes[position];
    if (byte === undefined) return err("unreadable");
    let value: PdfValue;
    if (byte === 0x5b || (byte === 0x3c && bytes[position + 1] === 0x3c)) {
      budget.valuesLeft -= CONTAINER_COST;
      if (open.length >= DEEPEST || budget.valuesLeft < 0) return err("too-complex");
      const isDictionary = byte === 0x3c;
      open.push({ isDictionary, items: [] });
      position += isDictionary ? 2 : 1;
      continue;
    }
    if (byte === 0x5d || (byte === 0x3e && bytes[position + 1] === 0x3e)) {
      const closed = open.pop();
      if (closed?.isDictionary !== (byte === 0x3e)) return err("unreadable");
      position += closed.isDictionary ? 2 : 1;
      value = closed.isDictionary ? dictionaryOf(closed.items) : { kind: "array", items: closed.items };
    } else if (byte === 0x2f) {
      const end = endOfWord(bytes, position + 1);
      value = decodeName(bytes.toString("latin1", position + 1, end));
      position = end;
    } else if (byte === 0x28 || byte === 0x3c) {
      const end = endOfString(bytes, position);
      if (end === undefined) return err("unreadable");
      value = { kind: "string", from: position, to: end };
      position = end;
    } else if (isRegular(byte)) {
      const end = endOfWord(bytes, position);
      const word = bytes.toString("latin1", position, Math.min(end, position + LONGEST_NUMBER));
      if (word === "R" && foldReference(open.at(-1)?.items)) {
        position = end;
        continue;
      }
      // The keyword that ends an object: nothing stands where the value should.
      if (word === "endobj" || word === "stream" || word === "endstream" || word === "obj") {
        return open.length === 0 ? finish(source, { at, value: null, end: position }) : err("unreadable");
      }
      value = valueOfWord(word);
      position = end;
    } else {
      return err("unreadable");
    }
    budget.valuesLeft -= 1;
    if (budget.valuesLeft < 0) return err("too-complex");
    const into = open.at(-1);
    if (into === undefined) return finish(source, { at, value, end: position });
    into.items.push(value);
  }
}

/** The position of the first byte that is neither white space nor part of a comment. */
export function skipWhite(bytes: Buffer, at: number): number {
  let position = at;
  for (;;) {
    while (isWhite(bytes[position])) position += 1;
    if (bytes[position] !== 0x25) return position;
    while (position < bytes.length && bytes[position] !== 0x0a && bytes[position] !== 0x0d) position += 1;
  }
}

function finish(
  { bytes, budget }: { readonly bytes: Buffer; readonly budget: ReadingBudget },
  read: ReadValue & { readonly at: number },
): Result<ReadValue, ReadingFailure> {
  budget.bytesLeft -= read.end - read.at;
  if (budget.bytesLeft < 0) return err("too-complex");
  if (typeof read.value !== "number" || !Number.isInteger(read.value)) return ok(read);
  // An object may be nothing but a reference.
  const rest = /^\s+\d+\s+R(?![^\s()<>[\]{}/%])/.exec(
    bytes.toString("latin1", read.end, read.end + LONGEST_NUMBER),
  );
  return ok(
    rest === null
      ? read
      : { value: { kind: "reference", number: read.value }, end: read.end + rest[0].length },
  );
}

function endOfWord(bytes: Buffer, at: number): number {
  let end = at;
  while (isRegular(bytes[end])) end += 1;
  return end;
}

function valueOfWord(word: string): PdfValue {
  if (word === "true") return true;
  if (word === "false") return false;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word) ? Number(word) : null;
}

/** `12 0 R` arrives as two numbers and a word. */
function foldReference(items: PdfValue[] | undefined): boolean {
  const generation = items?.at(-1);
  const number = items?.at(-2);
  if (items === undefined || typeof number !== "number" || typeof generation !== "number") return false;
  items.splice(-2, 2, { kind: "reference", number });
  return true;
}

function dictionaryOf(items: readonly PdfValue[]): PdfValue {
  const keys: string[] = [];
  const values: PdfValue[] = [];
  for (let index = 0; index < items.length;) {
    const key = items[index];
    // What stands where a key must stand is passed over, so that it cannot hide the pair behind it.
    if (typeof key !== "string") {
      index += 1;
      continue;
    }
    keys.push(key);
    values.push(items[index + 1] ?? null);
    index += 2;
  }
  return { kind: "dictionary", keys, values };
}
