import type { PdfDictionary, PdfValue } from "./PdfValue.ts";

/** One place where an object is defined. A file that was changed and saved again may define a number several times. */
export interface Definition {
  readonly number: number;
  /** Where it stands in the file; for an object in an object stream, where that stream stands. */
  readonly at: number;
  readonly value: PdfValue;
  /** The bytes that places of strings refer to: the file, or an unpacked object stream. */
  readonly source: Buffer;
  readonly stream?: StreamPlace;
  /**
   * Stands inside the data of another stream, as an attached PDF does: searched, but it does not say what the document
   * is, otherwise an attachment could replace it.
   */
  readonly isInner: boolean;
}

/** The raw data of a stream in the file. */
export interface StreamPlace {
  readonly from: number;
  readonly to: number;
}

/** A PDF as it was read: every definition in the order of the file, nothing repaired, no reference followed. */
export interface PdfFile {
  readonly bytes: Buffer;
  readonly definitions: readonly Definition[];
  /** The definition that counts for each number: the last one of the document itself. */
  readonly latest: ReadonlyMap<number, Definition>;
  readonly trailers: readonly Trailer[];
}

/** The dictionary of a trailer or of a cross-reference stream. */
export interface Trailer {
  readonly at: number;
  readonly dictionary: PdfDictionary;
}
