import type { PdfFile } from "../reading/PdfFile.ts";
import { listedInStream } from "./listedInStream.ts";
import { listedInTables } from "./listedInTables.ts";
import { sameValue } from "./sameValue.ts";

/**
 * Whether a cross-reference behind the signed part leads back to an object that the signed part defines in two ways: so
 * content can be exchanged for another that was hidden there when it was signed.
 */
export function listedAgain(file: PdfFile, end: number): boolean {
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
