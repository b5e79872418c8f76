/** Bytes that `startOfPdf` looks at. */
export const PDF_START_BYTES = 64;

const MARK = "%PDF-";
/** A byte-order mark or blanks before the header, as some scanners write them: it is a PDF, and can be saved anew. */
const AFTER_BLANKS = /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/;

/**
 * What the first bytes of a file, as Latin-1 text, make of it. Only at the very beginning it is a PDF: anywhere else, a
 * picture or a web page could hide in front of it.
 */
export function startOfPdf(start: string): "pdf" | "before-header" | "not-a-pdf" {
  if (start.startsWith(MARK)) return "pdf";
  return AFTER_BLANKS.test(start) ? "before-header" : "not-a-pdf";
}
