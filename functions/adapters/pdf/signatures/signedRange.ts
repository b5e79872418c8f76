import { err, ok, type Result } from "#domain/result.ts";
import { type PdfFile, resolve } from "../reading/PdfFile.ts";
import { entryOf, isArray, isPdfString } from "../reading/PdfValue.ts";
import type { SignatureValue } from "./findSignatureFields.ts";

export interface SignedRange {
  /** The two parts that are signed, around the signature itself. */
  readonly parts: readonly [Buffer, Buffer];
  /** Where the signed part of the file ends. */
  readonly end: number;
  /** The signature container, as DER with padding. */
  readonly contents: Buffer;
}

const HEXADECIMAL = /^[0-9a-fA-F]*$/;

/**
 * What a signature covers (ISO 32000-1 section 12.8.1). The hole must be exactly the token of its own Contents: any
 * other range could leave out what it likes.
 */
export function signedRange(
  file: PdfFile,
  { dictionary, within }: SignatureValue,
): Result<SignedRange, "invalid"> {
  const isUnclear = new Set(dictionary.keys).size !== dictionary.keys.length;
  const { value: range } = resolve(file.latest, { value: entryOf(dictionary, "ByteRange"), within });
  const contents = entryOf(dictionary, "Contents");
  // In an object stream the container is packed, and no range can be around it.
  if (isUnclear || !isArray(range) || !isPdfString(contents) || within?.source !== file.bytes) {
    return err("invalid");
  }
  const numbers = range.items.filter(isPlace);
  const [first, firstLength, second, secondLength] = numbers;
  if (range.items.length !== 4 || first !== 0 || firstLength === undefined) return err("invalid");
  if (second === undefined || secondLength === undefined) return err("invalid");
  const end = second + secondLength;
  if (firstLength !== contents.from || second !== contents.to || end > file.bytes.length)
    return err("invalid");
  const token = file.bytes.toString("latin1", contents.from + 1, contents.to - 1);
  if (file.bytes[contents.from] !== 0x3c || !HEXADECIMAL.test(token)) return err("invalid");
  return ok({
    parts: [file.bytes.subarray(0, firstLength), file.bytes.subarray(second, end)],
    end,
    contents: Buffer.from(token, "hex"),
  });
}

function isPlace(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}
