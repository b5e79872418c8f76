/** Classes of bytes (ISO 32000-1 section 7.2.2). */
const WHITE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITERS = new Set([0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, 0x2f, 0x25]);

const CLASSES = Uint8Array.from({ length: 256 }, (_, byte) =>
  WHITE.has(byte) ? 1 : DELIMITERS.has(byte) ? 2 : 0,
);

export function isWhite(byte: number | undefined): boolean {
  return byte !== undefined && CLASSES[byte] === 1;
}

export function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && CLASSES[byte] === 0;
}

export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
