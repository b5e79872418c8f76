import type { FoundSignature } from "../../../domain/attachment/UploadVerdict.ts";
import type { PdfFile } from "../reading/PdfFile.ts";
import { entryOf, isPdfString } from "../reading/PdfValue.ts";
import { resolve } from "../reading/resolve.ts";
import { stringBytes } from "../reading/stringBytes.ts";
import { changedAfter } from "./changedAfter.ts";
import { dateOf } from "./dateOf.ts";
import { findSignatureFields, type SignatureValue } from "./findSignatureFields.ts";
import { signedRange } from "./signedRange.ts";
import { verifyContainer } from "./verifyContainer.ts";

const KINDS = new Set(["adbe.pkcs7.detached", "ETSI.CAdES.detached", "ETSI.RFC3161"]);
const TIMESTAMP = "ETSI.RFC3161";
/** Comparing versions of a file costs a pass each; more signatures than this on one paper are no signatures. */
const MOST_SIGNATURES = 32;

/** What each signature of a file is worth as a seal of its content. Trust in the signer is never evaluated. */
export function checkSignatures(file: PdfFile): readonly FoundSignature[] {
  const fields = findSignatureFields(file);
  if (fields.length > MOST_SIGNATURES) return [{ verdict: "unsupported" }];
  return fields.map((signature) => check(file, signature));
}

function check(file: PdfFile, signature: SignatureValue): FoundSignature {
  const kind = resolve(file.latest, {
    value: entryOf(signature.dictionary, "SubFilter"),
    within: signature.within,
  }).value;
  if (typeof kind !== "string" || !KINDS.has(kind)) return { verdict: "unsupported" };
  const range = signedRange(file, signature);
  if (!range.ok) return { verdict: range.failure };
  const { contents, parts, end } = range.value;
  const verified = verifyContainer(contents, { parts, isTimestamp: kind === TIMESTAMP });
  if (!verified.ok) return { verdict: verified.failure };
  const { isWeak, signer, claimedTime = timeOf(file, signature) } = verified.value;
  const verdict = changedAfter(file, end) ? "modified" : "intact";
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
