import type { PdfFile } from "../reading/PdfFile.ts";
import { definitionsUntil } from "./definitionsUntil.ts";
import { findSignatureFields, type SignatureValue } from "./findSignatureFields.ts";

const REVISION_END = /startxref\s+(\d+)\s+%%EOF\s*$/;
const LONGEST_END = 256;

/**
 * Whether the signed part of a file is a document by itself, with this signature in it: it goes to the end of a revision,
 * cross-reference and trailer included. A range that ends earlier leaves to others what its objects mean.
 */
export function isSignedRevision(
  file: PdfFile,
  { signature, end }: { readonly signature: SignatureValue; readonly end: number },
): boolean {
  const [, table] =
    REVISION_END.exec(file.bytes.toString("latin1", Math.max(0, end - LONGEST_END), end)) ?? [];
  if (table === undefined || Number(table) >= end) return false;
  const isInStream = file.definitions.some(
    ({ stream, isInner }) => stream !== undefined && !isInner && stream.from < end && end <= stream.to,
  );
  if (isInStream) return false;
  const revision = {
    ...file,
    latest: definitionsUntil(file, end),
    trailers: file.trailers.filter(({ at }) => at < end),
  };
  return findSignatureFields(revision).some(({ dictionary }) => dictionary === signature.dictionary);
}
