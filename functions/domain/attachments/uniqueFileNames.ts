import { cutText } from "../text/cutText.ts";
import { readableText } from "../text/readableText.ts";
import type { Attachment } from "./Attachment.ts";

export interface SentFile {
  readonly attachmentId: string;
  /** The question that it answers. */
  readonly fieldPath: string;
  /** As it is sent: in documents, data and folder alike. */
  readonly name: string;
}

const ENDING = ".pdf";
const MAX_CHARACTERS = 120;
/** What file systems take for a name, in UTF-8. */
const MAX_BYTES = 255;

/**
 * File names as they go to the authority: readable, ending in `.pdf`, short enough for every file system, and each one
 * once, also where a file system takes capitals and small letters, or two normal forms, for the same.
 */
export function uniqueFileNames(names: readonly string[]): readonly string[] {
  const used = new Set(
    ["antrag.pdf", "anschreiben.pdf", "uebertragungsprotokoll.pdf", "application (english copy).pdf"].map(
      folded,
    ),
  );
  return names.map((name) => {
    const base = cleaned(name);
    let candidate = within(base, ENDING);
    for (let count = 2; used.has(folded(candidate)); count += 1) {
      candidate = within(base, `-${count}${ENDING}`);
    }
    used.add(folded(candidate));
    return candidate;
  });
}

function within(base: string, end: string): string {
  return `${cutText(base, { bytes: MAX_BYTES - end.length }).trimEnd()}${end}`;
}

function folded(name: string): string {
  return name.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
}

/** Names that Windows gives to devices, whatever the ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function cleaned(name: string): string {
  const plain = readableText(name)
    .replace(/[/\\:*?"<>|]/g, "_")
    .replace(/\.pdf$/i, "")
    .trim();
  const base = cutText(plain, { characters: MAX_CHARACTERS }).trim();
  if (base === "") return "Anlage";
  return DEVICE.test(base) ? `_${base}` : base;
}

/** Uploads that are sent, under the names that they are sent by. */
export function sentFileNames(attachments: readonly Attachment[]): readonly SentFile[] {
  const stored = attachments.filter(({ status }) => status === "stored");
  const names = uniqueFileNames(stored.map(({ fileName }) => fileName));
  return stored.map(({ attachmentId, fieldPath }, index) => ({
    attachmentId,
    fieldPath,
    name: names[index] ?? `Anlage-${index + 1}.pdf`,
  }));
}
