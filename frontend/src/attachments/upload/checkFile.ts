import { PDF_START_BYTES, startOfPdf } from "#domain/attachments/startOfPdf.ts";

export type LocalRefusal = "empty" | "not-a-pdf" | "before-header" | "too-large" | "not-opened";

export interface FileToCheck {
  readonly size: number;
  readonly slice: (start: number, end: number) => Blob;
}

/** What the browser can say before a byte is sent. The server checks the stored bytes again. */
export async function checkFile(file: FileToCheck, freeBytes: number): Promise<LocalRefusal | undefined> {
  if (file.size === 0) return "empty";
  const bytes = await file
    .slice(0, PDF_START_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  if (bytes === undefined) return "not-opened";
  const start = startOfPdf(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
  if (start !== "pdf") return start;
  return file.size > freeBytes ? "too-large" : undefined;
}
