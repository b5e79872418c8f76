import { judgeReceiptFile } from "#domain/documents/judgeReceiptFile.ts";
import type { PublishedKey, SealVerdict } from "#domain/documents/SealVerdict.ts";
import type { ComparedFile } from "./compareFiles.ts";
import { webSealTools } from "./webSealTools.ts";

/** Reports have a page for some files; a file of this size is something else and is not read. */
const LARGEST = 40_000_000;

/** What a chosen file is worth as a receipt. `askForKeys`: undefined when they cannot be had. */
export async function checkReceipt(
  file: Blob,
  askForKeys: () => Promise<readonly PublishedKey[] | undefined>,
): Promise<SealVerdict> {
  if (file.size > LARGEST) return { kind: "cannot-be-judged", reason: "too-large" };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await judgeReceiptFile(bytes, { keys: (await askForKeys()) ?? [], tools: webSealTools });
  } catch {
    return { kind: "cannot-be-judged", reason: "unreadable" };
  }
}

/** Names of the chosen files that were not sent so; undefined as long as nothing was compared. */
export function filesNotInIt(compared: readonly ComparedFile[]): readonly string[] | undefined {
  const chosen = compared.filter(({ kind }) => kind !== "not-compared");
  if (chosen.length === 0) return undefined;
  return chosen.filter(({ kind }) => kind !== "same").map(({ fileName }) => fileName);
}
