import {
  entryOf,
  isArray,
  isDictionary,
  isPdfString,
  isReference,
  type PdfValue,
} from "../reading/PdfValue.ts";
import { stringBytes } from "../reading/stringBytes.ts";

export interface PlacedValue {
  readonly value: PdfValue | undefined;
  readonly source: Buffer;
}

/** Whether two values of a file say the same; references are compared, not followed. */
export function sameValue(one: PlacedValue, other: PlacedValue): boolean {
  const left = one.value ?? null;
  const right = other.value ?? null;
  const inBoth = (first: PdfValue | undefined, second: PdfValue | undefined): boolean =>
    sameValue({ ...one, value: first }, { ...other, value: second });
  if (isArray(left) && isArray(right)) {
    return (
      left.items.length === right.items.length &&
      left.items.every((item, index) => inBoth(item, right.items[index]))
    );
  }
  if (isDictionary(left) && isDictionary(right)) {
    return allKeys(left, right).every((key) => inBoth(entryOf(left, key), entryOf(right, key)));
  }
  if (isPdfString(left) && isPdfString(right)) {
    return stringBytes(one.source, left).equals(stringBytes(other.source, right));
  }
  if (isReference(left) && isReference(right)) return left.number === right.number;
  return left === right;
}

/** The keys of either dictionary. */
export function allKeys(
  one: { readonly keys: readonly string[] },
  other: { readonly keys: readonly string[] },
): readonly string[] {
  return [...new Set([...one.keys, ...other.keys])];
}
