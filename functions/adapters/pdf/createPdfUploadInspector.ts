import { PDF_START_BYTES, startOfPdf } from "#domain/attachments/startOfPdf.ts";
import { judgeUpload } from "#domain/attachments/judgeUpload.ts";
import type { UploadRefusal, UploadVerdict } from "#domain/attachments/UploadVerdict.ts";
import type { UploadInspector } from "#ports/attachments/UploadInspector.ts";
import { countBlankPages } from "./reading/countBlankPages.ts";
import { readPages } from "./reading/readPages.ts";
import { readPdf } from "./reading/readPdf.ts";
import { findActiveContent } from "./reading/findActiveContent.ts";
import { checkSignatures } from "./signatures/checkSignatures.ts";

const END_MARK = "%%EOF";

/** Reads uploads by the bounded reader of `reading/`, in time and memory that grow with the size of the file only. */
export function createPdfUploadInspector(): UploadInspector {
  return { inspect };
}

function inspect(given: Uint8Array): UploadVerdict {
  if (given.length === 0) return refuse("empty");
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const start = startOfPdf(bytes.toString("latin1", 0, PDF_START_BYTES));
  if (start !== "pdf") return refuse(start);
  const end = bytes.lastIndexOf(END_MARK);
  if (end === -1) return refuse("cut-off");
  const read = readPdf(bytes);
  if (!read.ok) return refuse(read.failure);
  const pages = readPages(read.value);
  if (!pages.ok) return refuse("unreadable");
  return judgeUpload({
    pages: pages.value.length,
    blankPages: countBlankPages(read.value, pages.value),
    ...findActiveContent(read.value),
    found: checkSignatures(read.value),
    hasAppendix: bytes.toString("latin1", end + END_MARK.length).trim() !== "",
  });
}

function refuse(refusal: UploadRefusal): UploadVerdict {
  return { kind: "refused", refusal };
}
