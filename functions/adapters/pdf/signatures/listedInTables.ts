import type { PdfFile, Definitions } from "../reading/PdfFile.ts";
import { isArray, isDictionary, isReference, type PdfValue } from "../reading/PdfValue.ts";

/** An object and where a cross-reference says it stands. */
export interface Listed {
  readonly number: number;
  readonly at: number;
}

const LINE = /^\s*(\d+)\s+(\d+)(?:\s+([nf]))?/;
const LONGEST_LINE = 64;

/** What the cross-reference tables of a part of a file list (ISO 32000-1 section 7.5.4). */
export function listedInTables(text: string): readonly Listed[] {
  const listed: Listed[] = [];
  for (let begin = text.indexOf("xref"); begin !== -1; begin = text.indexOf("xref", begin + 4)) {
    let number = 0;
    let at = begin + 4;
    for (;;) {
      const line = LINE.exec(text.slice(at, at + LONGEST_LINE));
      if (line === null) break;
      const [whole, first = "", , state] = line;
      if (state === undefined) {
        number = Number(first);
      } else {
        if (state === "n") listed.push({ number, at: Number(first) });
        number += 1;
      }
      at += whole.length;
    }
  }
  return listed;
}

/** For each number that the document refers to, where the first object that does so stands. */
export function firstReferences({ definitions }: PdfFile): ReadonlyMap<number, number> {
  const first = new Map<number, number>();
  for (const { at, value, isInner } of definitions) {
    if (isInner) continue;
    const waiting: PdfValue[] = [value];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (isReference(next) && at < (first.get(next.number) ?? Infinity)) first.set(next.number, at);
      const held = isArray(next) ? next.items : isDictionary(next) ? next.values : [];
      for (const one of held) waiting.push(one);
    }
  }
  return first;
}

/** The definitions that counted when the file ended here. */
export function definitionsUntil({ definitions }: PdfFile, end: number): Definitions {
  return new Map(
    definitions.filter(({ at, isInner }) => at < end && !isInner).map((one) => [one.number, one]),
  );
}
