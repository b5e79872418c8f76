import { constants, inflateSync } from "node:zlib";
import { type PdfFile, resolve } from "./PdfFile.ts";
import { entryOf, isArray, isDictionary, isPdfString, type PdfDictionary } from "./PdfValue.ts";
import { stringBytes } from "./stringBytes.ts";

/** Ends of the names of what a clerk may find attached; reports of the portal hold JSON. Every other kind is refused. */
const ALLOWED_NAME = /\.(?:pdf|png|jpe?g|xml|json|txt)$/i;
/** Windows takes dots and blanks off the end of a name: `x.exe.` is a program. */
const IGNORED_END = /[.\s]+$/;
/** First bytes of programs: Windows, Linux, macOS (three), scripts. */
const PROGRAM_STARTS = ["4d5a", "7f454c46", "cffaedfe", "cafebabe", "feedface", "2321"];
const START_LENGTH = 512;
/** Keys under which a file specification names its file (ISO 32000-1, table 44). */
const NAME_KEYS = ["UF", "F", "DOS", "Unix", "Mac"];

/** A file specification with a file in it (ISO 32000-1 section 7.11.3), and the bytes it was read from. */
interface Specification {
  readonly dictionary: PdfDictionary;
  readonly source: Buffer;
}

/** Whether an attached file is of a kind that may come along, a program by its first bytes, or of another kind. */
export function judgeAttachedFile(
  file: PdfFile,
  specification: Specification,
): "attachment" | "program-attached" | "other-file-attached" {
  const beginnings = attachedBeginnings(file, specification.dictionary);
  const startsAsProgram = (start: string): boolean => PROGRAM_STARTS.some((mark) => start.startsWith(mark));
  if (beginnings.some((start) => start !== "unreadable" && startsAsProgram(start))) return "program-attached";
  const names = namesOf(file, specification);
  const isAllowed = names.length > 0 && names.every((name) => ALLOWED_NAME.test(name));
  return isAllowed && !beginnings.includes("unreadable") ? "attachment" : "other-file-attached";
}

function namesOf(file: PdfFile, { dictionary, source }: Specification): readonly string[] {
  return NAME_KEYS.flatMap((key) => {
    const { value, within } = resolve(file.latest, { value: entryOf(dictionary, key) });
    if (!isPdfString(value)) return [];
    const bytes = stringBytes(within?.source ?? source, value);
    return [bytes.toString("latin1").replaceAll("\0", "").replace(IGNORED_END, "")];
  });
}

/** The first bytes of each attached stream in hexadecimal; "unreadable" where filters hide them. */
function attachedBeginnings(file: PdfFile, dictionary: PdfDictionary): readonly string[] {
  const { value: files } = resolve(file.latest, { value: entryOf(dictionary, "EF") });
  if (!isDictionary(files)) return [];
  return files.values.flatMap((value) => {
    const { value: attached, within } = resolve(file.latest, { value });
    if (!isDictionary(attached) || within?.stream === undefined) return [];
    const data = file.bytes.subarray(within.stream.from, within.stream.to).subarray(0, START_LENGTH);
    return [beginningOf(data, filtersOf(file, attached))];
  });
}

function filtersOf(file: PdfFile, stream: PdfDictionary): readonly unknown[] {
  const { value: filter } = resolve(file.latest, { value: entryOf(stream, "Filter") });
  if (filter === null) return [];
  return isArray(filter) ? filter.items.map((item) => resolve(file.latest, { value: item }).value) : [filter];
}

/** Only the beginning is unpacked, so that nothing grows. */
function beginningOf(data: Buffer, filters: readonly unknown[]): string {
  if (filters.length === 0) return data.subarray(0, 8).toString("hex");
  const [filter, ...further] = filters;
  if (further.length > 0 || (filter !== "FlateDecode" && filter !== "Fl")) return "unreadable";
  try {
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, 8).toString("hex");
  } catch {
    return "unreadable";
  }
}
