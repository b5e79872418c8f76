import type { PdfFile } from "../reading/PdfFile.ts";
import { isArray, isDictionary, isReference, type PdfValue } from "../reading/PdfValue.ts";

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
