import { readableText } from "../../domain/text/readableText.ts";

/** Text for comparing as people type it: no case, `ue` for `ü`, `ss` for `ß`, no other marks, single spaces. */
export function foldedText(text: string): string {
  return readableText(text)
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
