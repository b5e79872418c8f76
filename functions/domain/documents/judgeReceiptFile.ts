import { judgeReport } from "./judgeReport.ts";
import { judgeStatement } from "./judgeStatement.ts";
import { sealedStatementOf } from "./openStatement.ts";
import { latin1, utf8 } from "./plainBytes.ts";
import type { Judging } from "./SealTools.ts";
import { type SealVerdict, unjudged } from "./SealVerdict.ts";

const PDF_START = "%PDF-";
/** Viewers look for a document's beginning so far. */
const WITHIN = 1024;
/** A receipt for machines has some hundred bytes for each file. */
const LARGEST_STATEMENT = 1_000_000;

/** Verdict on an uploaded file that should be a receipt: the report as PDF, or the machine-readable receipt. */
export async function judgeReceiptFile(bytes: Uint8Array, judging: Judging): Promise<SealVerdict> {
  if (judging.keys.length === 0) return unjudged("no-keys");
  if (latin1(bytes.subarray(0, WITHIN)).includes(PDF_START)) return judgeReport(bytes, judging);
  const statement = bytes.length > LARGEST_STATEMENT ? undefined : sealedStatementOf(utf8(bytes));
  return statement === undefined ? unjudged("not-a-receipt") : judgeStatement(statement, judging);
}
