import createBidi from "bidi-js";

const bidi = createBidi();

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Part of a line that is read in one direction. */
export interface DirectedPart {
  readonly text: string;
  /** Embedding level (UAX 9): odd ones are read from right to left. */
  readonly level: number;
}

/** Whether a text begins with a letter that is read from right to left. */
export function readsRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text) && bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level === 1;
}

/** A line in parts of one direction, in the order of reading; brackets that open to the other side are turned. */
export function directedParts(line: string, base: "ltr" | "rtl"): readonly DirectedPart[] {
  if (!RIGHT_TO_LEFT.test(line) && base === "ltr") return [{ text: line, level: 0 }];
  const { levels } = bidi.getEmbeddingLevels(line, base);
  const parts: { text: string; level: number }[] = [];
  for (let at = 0; at < line.length;) {
    const sign = String.fromCodePoint(line.codePointAt(at) ?? 0);
    const level = levels[at] ?? 0;
    const last = parts.at(-1);
    if (last !== undefined && last.level === level) last.text += sign;
    else parts.push({ text: sign, level });
    at += sign.length;
  }
  return parts;
}

/** Parts from left to right as they stand on the page (UAX 9, rule L2). */
export function inVisualOrder<Part extends { readonly level: number }>(
  parts: readonly Part[],
): readonly Part[] {
  const ordered = [...parts];
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

/** The bracket that stands in the place of this one where text is read from right to left. */
export function mirrored(text: string): string {
  return Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join("");
}
