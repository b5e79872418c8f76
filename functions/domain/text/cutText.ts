/** How much of a text fits: characters as JavaScript counts them, or bytes of UTF-8. */
export type Room = { readonly characters: number } | { readonly bytes: number };

/** A segmenter takes a slow phone 70 ms to make: only a text that is cut needs one. */
const whole = (text: string): Intl.Segments =>
  new Intl.Segmenter("und", { granularity: "grapheme" }).segment(text);

/** The beginning of a text that fits. It ends between characters as people see them, so never within an emoji. */
export function cutText(text: string, room: Room): string {
  const most = "bytes" in room ? room.bytes : room.characters;
  const sizeOf = "bytes" in room ? utf8Length : (part: string): number => part.length;
  if (sizeOf(text) <= most) return text;
  const fitting = (parts: Iterable<string>): string => {
    let kept = "";
    let size = 0;
    for (const part of parts) {
      size += sizeOf(part);
      if (size > most) break;
      kept += part;
    }
    return kept;
  };
  const cut = fitting(Array.from(whole(text), ({ segment }) => segment));
  // One letter under a thousand marks is cut as well, but then between the marks.
  return cut === "" ? fitting(text) : cut;
}

/** The end of a text that fits, as the extension of a file is at its end. It begins between characters, too. */
export function endOfText(text: string, characters: number): string {
  if (text.length <= characters) return text;
  let kept = "";
  for (const { segment } of [...whole(text)].reverse()) {
    if (segment.length + kept.length > characters) break;
    kept = segment + kept;
  }
  return kept;
}

/** Bytes of a text in UTF-8: a name in Arabic takes twice as many as its letters. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
