/** A seal as its dictionary describes it, not yet verified. */
export interface FoundSeal {
  /** `/ByteRange`: where the hole begins and ends, and where the sealed part does. Undefined where it is none. */
  readonly range: { readonly hole: number; readonly behind: number; readonly end: number } | undefined;
  /** Whether the hole is exactly the token of the dictionary's own container, written as the portal writes it. */
  readonly isExact: boolean;
  /** The container in hexadecimal; empty where there is none. */
  readonly container: string;
  /** When it was sealed, ISO 8601, as the sealed part of the dictionary says. */
  readonly sealedAt: string | undefined;
}

const RANGE = /\/ByteRange\s*\[([^\]]{0,200})\]/g;
const NUMBERS = /^\s*0\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*$/;
const CONTENTS = /^\s*\/Contents (?=<)/;
const HEXADECIMAL = /^<(?:[0-9a-f]{2})*>$/;
/** Between the entries of one dictionary lies no more. */
const NEAR = 200;
const TIME = /^\s*\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/;

/** Every seal of a document, as the portal writes them (`adapters/pdf/TaggedPdf.ts`). */
export function findSeals(document: string): readonly FoundSeal[] {
  return Array.from(document.matchAll(RANGE), ({ 0: whole, 1: numbers = "", index }) => {
    const behindRange = index + whole.length;
    const before = CONTENTS.exec(document.slice(behindRange, behindRange + NEAR));
    const begin = before === null ? -1 : behindRange + before[0].length;
    const end = begin === -1 ? -1 : document.indexOf(">", begin) + 1;
    const token = end <= 0 ? "" : document.slice(begin, end);
    const range = rangeOf(numbers);
    const isExact = range?.hole === begin && range.behind === end && HEXADECIMAL.test(token);
    return {
      range,
      isExact,
      container: HEXADECIMAL.test(token) ? token.slice(1, -1) : "",
      sealedAt: timeOf(document.slice(end, end + NEAR)),
    };
  });
}

function rangeOf(numbers: string): FoundSeal["range"] {
  const [, hole, behind, length] = NUMBERS.exec(numbers) ?? [];
  if (hole === undefined || behind === undefined || length === undefined) return undefined;
  const range = { hole: Number(hole), behind: Number(behind), end: Number(behind) + Number(length) };
  return range.hole < range.behind ? range : undefined;
}

function timeOf(text: string): string | undefined {
  const [, year, month, day, hour, minute, second] = TIME.exec(text) ?? [];
  if (year === undefined) return undefined;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
