import type { FoundSignature } from "../../../domain/attachment/UploadVerdict.ts";
import type { PdfFile } from "../reading/PdfFile.ts";
import { entryOf, isPdfString } from "../reading/PdfValue.ts";
import { resolve } from "../reading/resolve.ts";
import { stringBytes } from "../reading/stringBytes.ts";
import { changedAfter } from "./changedAfter.ts";
import { dateOf } from "./dateOf.ts";
import { firstReferences } from "./firstReferences.ts";
import { findSignatureFields, type SignatureValue } from "./findSignatureFields.ts";
import { signedRange } from "./signedRange.ts";
import { isSignedRevision } from "./signedRevision.ts";
import { verifyContainer } from "./verifyContainer.ts";

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
