import { inflateRawSync } from "node:zlib";
import { err, ok, type Result } from "#domain/result.ts";
import {
  type StreamPlace,
  INFLATED_MOST_PER_STREAM,
  type ReadingBudget,
  type ReadingFailure,
} from "./PdfFile.ts";
import { entryOf, isArray, isDictionary, type PdfDictionary, type PdfValue } from "./PdfValue.ts";

/** The data of a stream without its filter. Only what object streams really use is unpacked: none or FlateDecode. */
export function unpackStream(
  file: { readonly bytes: Buffer; readonly budget: ReadingBudget },
  { dictionary, stream }: { readonly dictionary: PdfDictionary; readonly stream: StreamPlace },
): Result<Buffer, ReadingFailure> {
  const raw = file.bytes.subarray(stream.from, Math.max(stream.from, stream.to));
  const filter = onlyOne(entryOf(dictionary, "Filter") ?? null);
  const parameters = onlyOne(entryOf(dictionary, "DecodeParms") ?? null);
  if (filter === null) return ok(raw);
  const predictor = isDictionary(parameters) ? entryOf(parameters, "Predictor") : undefined;
  if ((filter !== "FlateDecode" && filter !== "Fl") || (predictor ?? 1) !== 1) return err("unreadable");
  const most = Math.min(INFLATED_MOST_PER_STREAM, file.budget.inflatedLeft);
  if (most <= 0) return err("too-complex");
  if (!hasZlibHeader(raw)) return err("unreadable");
  try {
    // Without the checksum behind the data: a widely used generator drops its last byte where that is zero, and viewers
    // open such files. Data that break off are still refused.
    const unpacked = inflateRawSync(raw.subarray(ZLIB_HEADER), { maxOutputLength: most });
    file.budget.inflatedLeft -= unpacked.length;
    return ok(unpacked);
  } catch (error) {
    return err(error instanceof RangeError ? "too-complex" : "unreadable");
  }
}

const ZLIB_HEADER = 2;

/** Deflate without a dictionary (RFC 1950, 2.2). */
function hasZlibHeader(raw: Buffer): boolean {
  const [method = 0, flags = 0] = raw;
  return method % 16 === 8 && (method * 256 + flags) % 31 === 0 && (flags & 0x20) === 0;
}

/** A filter may stand alone or in a list of one; of several none is known here. */
function onlyOne(value: PdfValue): PdfValue | undefined {
  if (!isArray(value)) return value;
  return value.items.length <= 1 ? (value.items[0] ?? null) : undefined;
}
