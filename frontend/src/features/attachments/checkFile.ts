export type LocalRefusal = "empty" | "not-a-pdf" | "too-large" | "not-opened";

export interface FileToCheck {
  readonly size: number;
  readonly slice: (start: number, end: number) => Blob;
}

const PDF_MARK = "%PDF-";

/** What the browser can say before a byte is sent. The server checks the stored bytes again. */
export async function checkFile(file: FileToCheck, freeBytes: number): Promise<LocalRefusal | undefined> {
  if (file.size === 0) return "empty";
  const mark = await file
    .slice(0, PDF_MARK.length)
    .text()
    .catch(() => undefined);
  if (mark === undefined) return "not-opened";
  if (mark !== PDF_MARK) return "not-a-pdf";
  return file.size > freeBytes ? "too-large" : undefined;
}
