import type { PdfString } from "./PdfValue.ts";

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The bytes that a string of the file stands for (ISO 32000-1 section 7.3.4). */
export function stringBytes(source: Buffer, { from, to }: PdfString): Buffer {
  const token = source.toString("latin1", from + 1, to - 1);
  if (source[from] === 0x3c) {
    const digits = token.replace(/[^0-9a-fA-F]/g, "");
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
  }
  const text = token.replace(/\r\n?/g, "\n").replace(/\\(?:[0-7]{1,3}|[\s\S])/g, unescaped);
  return Buffer.from(text, "latin1");
}

function unescaped(escape: string): string {
  const told = escape.slice(1);
  if (/^[0-7]/.test(told)) return String.fromCharCode(parseInt(told, 8) & 0xff);
  // A line end behind the backslash only breaks the line of the source.
  return told === "\n" ? "" : (ESCAPES[told] ?? told);
}
