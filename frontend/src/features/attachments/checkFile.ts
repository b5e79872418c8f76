export type LocalRefusal = "empty" | "not-a-pdf" | "too-large" | "duplicate";

export interface FileToCheck {
  readonly name: string;
  readonly size: number;
  readonly slice: (start: number, end: number) => Blob;
}

const PDF_MARK = "%PDF-";

/** What the browser can say before a byte is sent. The server checks the stored bytes again. */
export async function checkFile(
  file: FileToCheck,
  given: {
    readonly freeBytes: number;
    readonly present: readonly { readonly fileName: string; readonly size: number }[];
  },
): Promise<LocalRefusal | undefined> {
  if (file.size === 0) return "empty";
  if ((await file.slice(0, PDF_MARK.length).text()) !== PDF_MARK) return "not-a-pdf";
  if (given.present.some(({ fileName, size }) => fileName === file.name && size === file.size))
    return "duplicate";
  return file.size > given.freeBytes ? "too-large" : undefined;
}
