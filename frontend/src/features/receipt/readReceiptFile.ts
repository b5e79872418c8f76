import { err, ok, type Result } from "../../../../functions/contract/result.ts";
import type { SealedStatement } from "../../../../functions/contract/receipt.ts";
import { enclosedFile } from "./enclosedFile.ts";

/** Receipts are small; a file of this size is something else and is not read. */
const LARGEST = 40_000_000;
const PDF_START = "%PDF-";

export type ReceiptFileFailure = "too-large" | "not-a-receipt" | "report-without-receipt" | "unreadable";

/** The sealed receipt in a chosen file: the JSON file itself, or the processing report that carries it. */
export async function readReceiptFile(file: Blob): Promise<Result<SealedStatement, ReceiptFileFailure>> {
  if (file.size > LARGEST) return err("too-large");
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isReport = new TextDecoder("latin1").decode(bytes.subarray(0, PDF_START.length)) === PDF_START;
    const text = isReport ? await enclosedFile(bytes) : new TextDecoder().decode(bytes);
    if (text === undefined) return err("report-without-receipt");
    const statement = sealedStatement(parsed(text));
    return statement === undefined ? err("not-a-receipt") : ok(statement);
  } catch {
    return err("unreadable");
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sealedStatement(value: unknown): SealedStatement | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!("payload" in value && "protected" in value && "signature" in value)) return undefined;
  const { payload, protected: header, signature } = value;
  return typeof payload === "string" && typeof header === "string" && typeof signature === "string"
    ? { payload, protected: header, signature }
    : undefined;
}
