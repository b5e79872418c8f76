import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import type { Protection, ReadPdf } from "./orders.ts";
import type { Shown } from "./Page.ts";
import { lookAt } from "./photoPages.ts";

/** A signature names the bytes that it covers; they are others as soon as pages are joined. */
const SIGNED = /\/ByteRange\s*\[/;
/** How the library says it. */
const NEEDS_PASSWORD = "NEEDS PASSWORD";

/** What a PDF holds: its pages, those of a scanner with a picture of them. */
export async function readPdf(pdf: Blob): Promise<ReadPdf> {
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
  } catch {
    return { kind: "unreadable" };
  }
  if (document.isEncrypted) return { kind: await protectionOf(bytes) };
  const pages: Shown[] = [];
  for (const page of document.getPages()) pages.push(await readPage(page));
  const isSigned = SIGNED.test(new TextDecoder("latin1").decode(bytes));
  return pages.length === 0 ? { kind: "unreadable" } : { kind: "pages", isSigned, pages };
}

/** Many official papers open without a password and are only locked against changes (ISO 32000-2, 7.6.4). */
async function protectionOf(pdf: Uint8Array): Promise<Protection> {
  try {
    await PDFDocument.load(pdf, { password: "", updateMetadata: false });
    return "locked";
  } catch (error) {
    return error instanceof Error && error.message === NEEDS_PASSWORD ? "needs-password" : "encrypted";
  }
}

async function readPage(page: PDFPage): Promise<Shown> {
  const content = contentOf(page);
  const scan = content !== undefined && !WRITES.test(content) ? onlyJpeg(page) : undefined;
  if (scan !== undefined) {
    const looked = await lookAt(new Blob([new Uint8Array(scan)], { type: "image/jpeg" })).catch(
      () => undefined,
    );
    if (looked !== undefined) return looked;
  }
  const isEmpty = content !== undefined && !PAINTS.test(content) && page.node.Annots() === undefined;
  return { small: undefined, findings: isEmpty ? ["empty"] : [] };
}

/** Operators that show text. */
const WRITES = /\b(?:Tj|TJ)\b/;
/** Operators that put anything on the page. */
const PAINTS = /\b(?:Tj|TJ|Do|sh|BI|S|s|f|F|B|b)\b|['"*]/;

/** What the page does; undefined when it cannot be read. */
function contentOf(page: PDFPage): string | undefined {
  const contents = page.node.Contents();
  if (contents === undefined) return "";
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => page.doc.context.lookup(one)) : [contents];
  const texts: string[] = [];
  for (const stream of streams) {
    if (!(stream instanceof PDFRawStream)) return undefined;
    texts.push(new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode()));
  }
  return texts.join("\n");
}

/** The picture of a page that a scanner made: one JPEG and nothing else. */
function onlyJpeg(page: PDFPage): Uint8Array | undefined {
  const objects = page.node.Resources()?.lookup(PDFName.of("XObject"));
  if (!(objects instanceof PDFDict) || objects.keys().length !== 1) return undefined;
  const [name] = objects.keys();
  const picture = name === undefined ? undefined : objects.lookup(name);
  if (!(picture instanceof PDFRawStream)) return undefined;
  return picture.dict.lookup(PDFName.of("Filter")) === PDFName.of("DCTDecode") ? picture.contents : undefined;
}
