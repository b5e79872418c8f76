import { type PdfDictionary, type PdfValue, entryOf, isDictionary, isReference } from "./PdfValue.ts";

const LONGEST_CHAIN = 10;

/** Which definition of a number counts. */
export type Definitions = ReadonlyMap<number, Definition>;

/** A value with the object it was found in, whose bytes its strings refer to. */
export interface Resolved {
  readonly value: PdfValue;
  readonly within: Definition | undefined;
}

/** What reading one file may cost; every real file of the size that is accepted stays far below. */
export interface ReadingBudget {
  valuesLeft: number;
  objectsLeft: number;
  bytesLeft: number;
  inflatedLeft: number;
}

export const INFLATED_MOST_PER_STREAM = 48_000_000;

export type ReadingFailure =
  /** Something stands where a value must stand, or a value never ends. */
  | "unreadable"
  /** More than any real file has: objects, values, depth, unpacked bytes. */
  | "too-complex";

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

export function newBudget(): ReadingBudget {
  return {
    valuesLeft: 6_000_000,
    objectsLeft: 400_000,
    bytesLeft: 300_000_000,
    inflatedLeft: 96_000_000,
  };
}

/** What a value stands for: references followed, a chain of them not for ever. */
export function resolve(
  definitions: Definitions,
  { value, within }: { readonly value: PdfValue | undefined; readonly within?: Definition | undefined },
): Resolved {
  let found: Resolved = { value: value ?? null, within };
  for (let step = 0; isReference(found.value); step += 1) {
    const definition = definitions.get(found.value.number);
    if (definition === undefined || step === LONGEST_CHAIN) return { value: null, within: undefined };
    found = { value: definition.value, within: definition };
  }
  return found;
}

/** The number of the document's catalog, from the last trailer that names one. */
export function catalogNumber({ trailers }: Pick<PdfFile, "trailers">): number | undefined {
  const roots = trailers.map(({ dictionary }) => entryOf(dictionary, "Root")).filter(isReference);
  return roots.at(-1)?.number;
}

export function catalogOf(file: Pick<PdfFile, "trailers" | "latest">): PdfDictionary | undefined {
  const number = catalogNumber(file) ?? -1;
  const { value } = resolve(file.latest, { value: { kind: "reference", number } });
  return isDictionary(value) ? value : undefined;
}
