import { PDF_START_BYTES, startOfPdf } from "#domain/attachments/startOfPdf.ts";
import type { ResponseOf } from "#contract/operations.ts";
import type { Protection } from "#ui/photos/work/orders.ts";

export type LocalRefusal = "empty" | "not-a-pdf" | "before-header" | "too-large" | "not-opened" | Protection;

export type FileToCheck = Pick<Blob, "size" | "slice">;

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
  return file.size > freeBytes ? "too-large" : protectionOf(file).catch(() => undefined);
}

/** Where a PDF says that it is encrypted: at its end, or at its beginning where it was made for the web. */
const ENDS_BYTES = 65_536;
const ENCRYPTED = "/Encrypt";

/** What the server would refuse does not travel first; undefined where only the server can tell. */
async function protectionOf(file: FileToCheck): Promise<Protection | undefined> {
  const { size } = file;
  const ends = [file.slice(0, ENDS_BYTES), file.slice(Math.max(0, size - ENDS_BYTES), size)];
  const texts = await Promise.all(
    ends.map(async (end) => new TextDecoder("latin1").decode(await end.arrayBuffer())),
  );
  if (!texts.some((text) => text.includes(ENCRYPTED))) return undefined;
  return (await import("#ui/photos/work/imageWork.ts")).protectionOfPdf(file.slice(0, size));
}

type ServerRefusal = NonNullable<ResponseOf<"listAttachments">["attachments"][number]["refusal"]>;
/** What the server may say of a file, and what the browser finds out by itself. */
type Refusal = ServerRefusal | LocalRefusal | "no-room";

/** One that the contract gets and that is not here does not compile. */
const REFUSALS: Readonly<Record<Refusal, true>> = {
  empty: true,
  "not-a-pdf": true,
  "before-header": true,
  "cut-off": true,
  "no-pages": true,
  locked: true,
  "needs-password": true,
  encrypted: true,
  "too-large": true,
  "too-complex": true,
  unreadable: true,
  "starts-program": true,
  "xfa-form": true,
  portfolio: true,
  "program-attached": true,
  "other-file-attached": true,
  malware: true,
  "not-opened": true,
  "no-room": true,
};

/** A reason that the portal has a sentence for; one that a newer server may send reads as "unreadable". */
export function refusalKey(refusal: string): Refusal {
  return isRefusal(refusal) ? refusal : "unreadable";
}

function isRefusal(refusal: string): refusal is Refusal {
  return Object.hasOwn(REFUSALS, refusal);
}
