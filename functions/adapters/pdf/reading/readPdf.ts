import { err, ok, type Result } from "../../../domain/result.ts";
import type { Definition, PdfFile } from "./PdfFile.ts";
import { entryOf } from "./PdfValue.ts";
import { placeStreams } from "./placeStreams.ts";
import { readObjectStream } from "./readObjectStream.ts";
import { newBudget, type ReadingFailure } from "./ReadingBudget.ts";
import { outsideStreams, readTrailers } from "./readTrailers.ts";
import { scanObjects } from "./scanObjects.ts";

/**
 * Reads every object of a PDF once, from front to back, within fixed bounds of time and memory: no reference is
 * followed and nothing is repaired while reading, so that no file can lead the reader in circles.
 */
export function readPdf(bytes: Buffer): Result<PdfFile, ReadingFailure | "encrypted"> {
  const file = { bytes, budget: newBudget() };
  const scanned = scanObjects(file);
  if (!scanned.ok) return scanned;
  const placed = placeStreams(bytes, scanned.value.objects);
  // A comment inside of an object's header hides it from a search; viewers find it by the cross-reference table.
  if (scanned.value.strays.some(outsideStreams(placed))) return err("unreadable");
  const trailers = readTrailers(file, placed);
  if (!trailers.ok) return trailers;
  // Before unpacking: in an encrypted file the object streams are ciphertext.
  if (trailers.value.some(({ dictionary }) => (entryOf(dictionary, "Encrypt") ?? null) !== null)) {
    return err("encrypted");
  }
  const definitions: Definition[] = [];
  for (const { dataFrom: _, ...object } of placed) {
    definitions.push({ ...object, source: bytes });
    const packed = readObjectStream(file, object);
    if (!packed.ok) return packed;
    definitions.push(...packed.value);
  }
  const latest = new Map(
    definitions.filter(({ isInner }) => !isInner).map((definition) => [definition.number, definition]),
  );
  return ok({ bytes, definitions, latest, trailers: trailers.value });
}
