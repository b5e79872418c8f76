import { err, ok, type Result } from "#domain/result.ts";
import type { Definition, ReadingBudget, ReadingFailure } from "./PdfFile.ts";
import { entryOf, isDictionary } from "./PdfValue.ts";
import type { PlacedObject } from "./placeStreams.ts";
import { readValue } from "./readValue.ts";
import { unpackStream } from "./unpackStream.ts";

/** The objects packed in an object stream (ISO 32000-1 section 7.5.7); none when it is another kind of stream. */
export function readObjectStream(
  file: { readonly bytes: Buffer; readonly budget: ReadingBudget },
  holder: PlacedObject,
): Result<readonly Definition[], ReadingFailure> {
  const { value: dictionary, stream } = holder;
  if (!isDictionary(dictionary) || stream === undefined) return ok([]);
  // The type may be missing; no other stream has both of these.
  const count = entryOf(dictionary, "N");
  const first = entryOf(dictionary, "First");
  if (!isCount(count) || !isCount(first)) return ok([]);
  file.budget.objectsLeft -= count;
  if (file.budget.objectsLeft < 0) return err("too-complex");
  const unpacked = unpackStream(file, { dictionary, stream });
  if (!unpacked.ok) return unpacked;
  const source = { bytes: unpacked.value, budget: file.budget };
  const definitions: Definition[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const number = readValue(source, at);
    if (!number.ok) return number;
    const offset = readValue(source, number.value.end);
    if (!offset.ok) return offset;
    at = offset.value.end;
    if (!isCount(number.value.value) || !isCount(offset.value.value)) return err("unreadable");
    const read = readValue(source, first + offset.value.value);
    if (!read.ok) return read;
    definitions.push({
      number: number.value.value,
      at: holder.at,
      value: read.value.value,
      source: unpacked.value,
      isInner: holder.isInner,
    });
  }
  return ok(definitions);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}
