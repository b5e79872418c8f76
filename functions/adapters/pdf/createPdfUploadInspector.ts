import type { UploadRefusal, UploadVerdict } from "../../domain/attachment/UploadVerdict.ts";
import type { UploadInspector } from "../../ports/UploadInspector.ts";
import { decodeNames, pdfText, readPackedObjects, readTrailers } from "./readPdfObjects.ts";

const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])(?!\s+null\b)/;
const PAGE = /\/Type\s*\/Page(?![A-Za-z0-9])/;
const SIGNATURE = /\/FT\s*\/Sig(?![A-Za-z0-9])|\/ByteRange\s*\[/;

/**
 * Reads just enough of a PDF to say yes or no, in bounded time and memory, following no reference of the file.
 *
 * Limits: names are searched, also in object streams, not parsed as objects. So an uncompressed PDF attached inside
 * another one counts with its pages, its encryption and its signatures, and page text that spells out a dictionary can
 * pretend a signature. A present signature is therefore only named, never trusted; active content is not searched for.
 */
export function createPdfUploadInspector(): UploadInspector {
  return { inspect };
}

function inspect(bytes: Uint8Array): UploadVerdict {
  if (bytes.length === 0) return refuse("empty");
  const text = pdfText(bytes);
  // At the very beginning: anywhere else, a picture or a web page could hide in front of it.
  if (!text.startsWith("%PDF-")) return refuse("not-a-pdf");
  if (!text.includes("%%EOF")) return refuse("cut-off");
  const trailers = readTrailers(text);
  if (trailers === undefined) return refuse("unreadable");
  // Before unpacking: in an encrypted file the object streams are ciphertext.
  if (trailers.some((trailer) => ENCRYPTED.test(trailer))) return refuse("encrypted");
  const packed = readPackedObjects(text);
  const plain = decodeNames(text);
  if (packed === undefined || plain === undefined) return refuse("unreadable");
  const found = (pattern: RegExp): boolean => [plain, ...packed].some((part) => pattern.test(part));
  if (!found(PAGE)) return refuse("unreadable");
  return { kind: "accepted", signatures: found(SIGNATURE) ? "present" : "none" };
}

function refuse(refusal: UploadRefusal): UploadVerdict {
  return { kind: "refused", refusal };
}
