/** Classes of bytes (ISO 32000-1 section 7.2.2). */
const WHITE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

const DELIMITERS = new Set([0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, 0x2f, 0x25]);

const CLASSES = Uint8Array.from({ length: 256 }, (_, byte) =>
  WHITE.has(byte) ? 1 : DELIMITERS.has(byte) ? 2 : 0,
);

const ESCAPE = /#([0-9a-fA-F]{2})/g;

/**
 * A value of a PDF (ISO 32000-1 section 7.3). A name is a JavaScript string without its slash; a string of the file is
 * only the place of its token, because most are never looked at.
 */
export type PdfValue = null | boolean | number | string | PdfString | PdfReference | PdfArray | PdfDictionary;

export interface PdfString {
  readonly kind: "string";
  /** The token with its delimiters, in the bytes that the value was read from. */
  readonly from: number;
  readonly to: number;
}

export interface PdfReference {
  readonly kind: "reference";
  readonly number: number;
}

export interface PdfArray {
  readonly kind: "array";
  readonly items: readonly PdfValue[];
}

export interface PdfDictionary {
  readonly kind: "dictionary";
  readonly keys: readonly string[];
  readonly values: readonly PdfValue[];
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return typeof value === "object" && value !== null && value.kind === "dictionary";
}

export function isArray(value: PdfValue | undefined): value is PdfArray {
  return typeof value === "object" && value !== null && value.kind === "array";
}

export function isReference(value: PdfValue | undefined): value is PdfReference {
  return typeof value === "object" && value !== null && value.kind === "reference";
}

export function isPdfString(value: PdfValue | undefined): value is PdfString {
  return typeof value === "object" && value !== null && value.kind === "string";
}

/** The value under a key; of a key that stands twice the last one, as most viewers take it. */
export function entryOf(dictionary: PdfDictionary, key: string): PdfValue | undefined {
  return dictionary.values[dictionary.keys.lastIndexOf(key)];
}

export function isWhite(byte: number | undefined): boolean {
  return byte !== undefined && CLASSES[byte] === 1;
}

export function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && CLASSES[byte] === 0;
}

export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

/** `J#61vaScript` and `JavaScript` are the same name (ISO 32000-1 section 7.3.5). */
export function decodeName(name: string): string {
  return name.includes("#")
    ? name.replace(ESCAPE, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : name;
}
