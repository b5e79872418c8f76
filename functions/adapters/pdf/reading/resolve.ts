import type { Definition, PdfFile } from "./PdfFile.ts";
import { entryOf, isReference, type PdfValue } from "./PdfValue.ts";

const LONGEST_CHAIN = 10;

/** Which definition of a number counts. */
export type Definitions = ReadonlyMap<number, Definition>;

/** A value with the object it was found in, whose bytes its strings refer to. */
export interface Resolved {
  readonly value: PdfValue;
  readonly within: Definition | undefined;
}

/** What a value stands for: references followed, a chain of them not for ever. */
export function resolve(
  definitions: Definitions,
  { value, within }: { readonly value: PdfValue | undefined; readonly within?: Definition | undefined },
): Resolved {
  let found: Resolved = { value: value ?? null, within };
  for (let step = 0; isReference(found.value); step += 1) {
    const definition = definitions.get(found.value.number);
    if (definition === undefined || step === LONGEST_CHAIN) return { value: null, within: undefined };
    found = { value: definition.value, within: definition };
  }
  return found;
}

/** The number of the document's catalog as the last trailer that names one tells it. */
export function catalogNumber({ trailers }: Pick<PdfFile, "trailers">): number | undefined {
  const roots = trailers.map(({ dictionary }) => entryOf(dictionary, "Root")).filter(isReference);
  return roots.at(-1)?.number;
}
