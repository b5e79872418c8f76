import { readableText } from "./readableText.ts";

/** Readable text with the decimal digits of every script as 0 to 9, as keyboards in Arabic, Persian or Hindi write them. */
export function plainDigits(text: string): string {
  return readableText(text).replace(/(?![0-9])\p{Nd}/gu, (digit) =>
    valueOf(digit.codePointAt(0) ?? 0).toString(),
  );
}

/** Digits stand in runs of ten, some of them next to each other (The Unicode Standard, 4.6). */
function valueOf(code: number): number {
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
