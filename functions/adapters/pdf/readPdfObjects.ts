import { inflateSync } from "node:zlib";

/** A dictionary is looked at this far around the name that marks it; real ones are a few hundred bytes long. */
const WINDOW = 8_192;
const MOST_TRAILERS = 1_000;
const MOST_OBJECT_STREAMS = 5_000;
/** Escaped characters in names; real files have none or a few, chance in compressed data gives hundreds. */
const MOST_ESCAPES = 100_000;
const INFLATED_LIMIT = 96_000_000;

/** The file as text of one byte a character, so that positions are byte positions. */
export function pdfText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

/** Trailers and dictionaries of cross-reference streams, or undefined when there are more than any real file has. */
export function readTrailers(text: string): readonly string[] | undefined {
  const trailers = positionsOf(text, { mark: "trailer", most: MOST_TRAILERS });
  const streams = positionsOf(text, { mark: "/XRef", most: MOST_TRAILERS });
  if (trailers === undefined || streams === undefined) return undefined;
  return [
    ...trailers.map((at) => cutAt(text.slice(at, at + WINDOW), "startxref")),
    ...streams.map((at) => dictionaryAround(text, at)),
  ].map(unescapeNames);
}

/**
 * The objects that are packed in object streams (ISO 32000-1 section 7.5.7), unpacked stream by stream; undefined
 * when they exceed the limits. Streams that do not unpack are left out: what they hold is then missing, and the caller says so.
 */
export function readPackedObjects(text: string): readonly string[] | undefined {
  const marks = positionsOf(text, { mark: "/ObjStm", most: MOST_OBJECT_STREAMS });
  if (marks === undefined) return undefined;
  const seen = new Set<number>();
  const unpacked: string[] = [];
  let inflatedLeft = INFLATED_LIMIT;
  // Streams of a sound file do not overlap: together they are never longer than the file.
  let packedLeft = text.length;
  let end = 0;
  for (const mark of marks) {
    const begin = streamBegin(text, mark);
    if (begin === undefined || seen.has(begin)) continue;
    seen.add(begin);
    if (end < begin) end = text.indexOf("endstream", begin);
    packedLeft -= end - begin;
    if (end === -1 || packedLeft < 0) return undefined;
    const objects = inflate(text.slice(begin, end), inflatedLeft);
    if (objects === undefined) return undefined;
    inflatedLeft -= objects.length;
    const readable = decodeNames(objects);
    if (readable === undefined) return undefined;
    unpacked.push(readable);
  }
  return unpacked;
}

/** `/J#61va` and `/Java` are the same name (ISO 32000-1 section 7.3.5). Undefined for absurdly many escapes. */
export function decodeNames(text: string): string | undefined {
  let left = MOST_ESCAPES;
  for (let at = text.indexOf("#"); at !== -1; at = text.indexOf("#", at + 1)) {
    if (HEXADECIMAL.test(text.slice(at + 1, at + 3))) left -= 1;
    if (left < 0) return undefined;
  }
  return unescapeNames(text);
}

const HEXADECIMAL = /^[0-9a-fA-F]{2}$/;

function unescapeNames(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

function positionsOf(
  text: string,
  { mark, most }: { readonly mark: string; readonly most: number },
): readonly number[] | undefined {
  const positions: number[] = [];
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) {
    positions.push(at);
    if (positions.length > most) return undefined;
  }
  return positions;
}

function dictionaryAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - WINDOW), at);
  const begin = Math.max(before.lastIndexOf(" obj"), before.lastIndexOf("endobj"), 0);
  return before.slice(begin) + cutAt(text.slice(at, at + WINDOW), "stream");
}

function streamBegin(text: string, mark: number): number | undefined {
  const found = /stream(\r\n|\n|\r)/.exec(text.slice(mark, mark + WINDOW));
  return found === null ? undefined : mark + found.index + found[0].length;
}

function cutAt(text: string, end: string): string {
  const position = text.indexOf(end);
  return position === -1 ? text : text.slice(0, position);
}

/** The unpacked text, nothing when it does not unpack, undefined when it is too long. */
function inflate(stream: string, limit: number): string | undefined {
  try {
    return inflateSync(Buffer.from(stream, "latin1"), { maxOutputLength: Math.max(1, limit) }).toString(
      "latin1",
    );
  } catch (error) {
    return error instanceof RangeError ? undefined : "";
  }
}
