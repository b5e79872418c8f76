import type { FoundSignature } from "#domain/attachments/UploadVerdict.ts";
import { type PdfFile, resolve } from "../reading/PdfFile.ts";
import { entryOf, isPdfString } from "../reading/PdfValue.ts";
import { stringBytes } from "../reading/stringBytes.ts";
import { changedAfter } from "./changedAfter.ts";
import { dateOf } from "./signerOf.ts";
import { firstReferences, definitionsUntil } from "./listedInTables.ts";
import { findSignatureFields, type SignatureValue } from "./findSignatureFields.ts";
import { signedRange } from "./signedRange.ts";
import { verifyContainer } from "./verifyContainer.ts";

const REVISION_END = /startxref\s+(\d+)\s+%%EOF\s*$/;

const LONGEST_END = 256;

const KINDS = new Set(["adbe.pkcs7.detached", "ETSI.CAdES.detached", "ETSI.RFC3161"]);
const TIMESTAMP = "ETSI.RFC3161";
/** Comparing versions of a file costs a pass each; more signatures than this on one paper are no signatures. */
const MOST_SIGNATURES = 32;

/** What each signature of a file is worth as a seal of its content. Trust in the signer is never evaluated. */
export function checkSignatures(file: PdfFile): readonly FoundSignature[] {
  const fields = findSignatureFields(file);
  if (fields.length > MOST_SIGNATURES) return [{ verdict: "unsupported" }];
  const references = fields.length === 0 ? new Map<number, number>() : firstReferences(file);
  return fields.map((signature) => check(file, { signature, references }));
}

function check(
  file: PdfFile,
  {
    signature,
    references,
  }: { readonly signature: SignatureValue; readonly references: ReadonlyMap<number, number> },
): FoundSignature {
  const kind = resolve(file.latest, {
    value: entryOf(signature.dictionary, "SubFilter"),
    within: signature.within,
  }).value;
  if (typeof kind !== "string" || !KINDS.has(kind)) return { verdict: "unsupported" };
  const range = signedRange(file, signature);
  if (!range.ok) return { verdict: range.failure };
  const { contents, parts, end } = range.value;
  if (!isSignedRevision(file, { signature, end })) return { verdict: "invalid" };
  const verified = verifyContainer(contents, { parts, isTimestamp: kind === TIMESTAMP });
  if (!verified.ok) return { verdict: verified.failure };
  const { isWeak, signer, claimedTime = timeOf(file, signature) } = verified.value;
  const verdict = changedAfter(file, { end, references }) ? "modified" : "intact";
  return {
    verdict,
    ...(signer !== undefined && { signer }),
    ...(claimedTime !== undefined && { claimedTime }),
    ...(isWeak && { isWeak }),
  };
}

/** The time that the signature dictionary names, where the container names none. */
function timeOf(file: PdfFile, { dictionary, within }: SignatureValue): string | undefined {
  const { value, within: holder } = resolve(file.latest, { value: entryOf(dictionary, "M"), within });
  return isPdfString(value)
    ? dateOf(stringBytes(holder?.source ?? file.bytes, value).toString("latin1"))
    : undefined;
}

/**
 * Whether the signed part of a file is a document by itself, with this signature in it: it goes to the end of a revision,
 * cross-reference and trailer included. A range that ends earlier leaves to others what its objects mean.
 */
function isSignedRevision(
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
