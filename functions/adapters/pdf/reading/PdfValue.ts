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
