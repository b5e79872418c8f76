import { constants, inflateSync } from "node:zlib";
import type { PdfFile } from "./PdfFile.ts";
import { entryOf, isDictionary, isPdfString, type PdfDictionary } from "./PdfValue.ts";
import { resolve } from "./resolve.ts";
import { stringBytes } from "./stringBytes.ts";

/** Ends of names that a system starts when they are opened. */
const PROGRAM_NAME =
  /\.(?:app|apk|appx|bat|cmd|com|cpl|dll|dmg|exe|gadget|hta|inf|iso|jar|js|jse|lnk|msc|msi|msp|pif|pkg|ps1|py|reg|scr|sh|sys|url|vb|vbe|vbs|wsf|wsh)\s*$/i;
/** First bytes of programs: Windows, Linux, macOS (three), scripts. */
const START_LENGTH = 512;
const PROGRAM_STARTS = ["4d5a", "7f454c46", "cffaedfe", "cafebabe", "feedface", "2321"];

/** Whether an attached file (ISO 32000-1 section 7.11.3) is a program, by its name or by its first bytes. */
export function isProgram(
  file: PdfFile,
  { dictionary, source }: { readonly dictionary: PdfDictionary; readonly source: Buffer },
): boolean {
  const isNamedSo = ["UF", "F", "DOS", "Unix", "Mac", "Desc"].some((key) => {
    const { value, within } = resolve(file.latest, { value: entryOf(dictionary, key) });
    if (!isPdfString(value)) return false;
    const name = stringBytes(within?.source ?? source, value)
      .toString("latin1")
      .replaceAll("\0", "");
    return PROGRAM_NAME.test(name);
  });
  if (isNamedSo) return true;
  const { value: files } = resolve(file.latest, { value: entryOf(dictionary, "EF") });
  if (!isDictionary(files)) return false;
  return files.values.some((value) => {
    const { value: attached, within } = resolve(file.latest, { value });
    if (!isDictionary(attached) || within?.stream === undefined) return false;
    const start = firstBytes(file.bytes.subarray(within.stream.from, within.stream.to));
    return PROGRAM_STARTS.some((mark) => start.startsWith(mark));
  });
}

/** Unpacked, where the data are packed; only the beginning is, so that nothing grows. */
function firstBytes(data: Buffer): string {
  const start = data.subarray(0, START_LENGTH);
  try {
    return inflateSync(start, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, 8).toString("hex");
  } catch {
    return start.subarray(0, 8).toString("hex");
  }
}
