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
  const code = escape.slice(1);
  if (/^[0-7]/.test(code)) return String.fromCharCode(parseInt(code, 8) & 0xff);
  // A line end behind the backslash only breaks the line of the source.
  return code === "\n" ? "" : (ESCAPES[code] ?? code);
}

/** Where the string that begins at `at` ends, behind its last delimiter (ISO 32000-1 section 7.3.4). */
export function endOfString(bytes: Buffer, at: number): number | undefined {
  if (bytes[at] === 0x3c) {
    const end = bytes.indexOf(0x3e, at);
    return end === -1 ? undefined : end + 1;
  }
  let depth = 0;
  for (let position = at; position < bytes.length; position += 1) {
    const byte = bytes[position];
    if (byte === 0x5c) position += 1;
    else if (byte === 0x28) depth += 1;
    else if (byte === 0x29) {
      depth -= 1;
      if (depth === 0) return position + 1;
    }
  }
  return undefined;
}
