const END = /startxref\n(\d+)\n%%EOF\s*$/;
const TABLE = /^xref\n0 (\d+)\n/;
const ROW_LENGTH = 20;
const ROW = /^(\d{10}) 00000 n \n$/;
/** More than any dictionary of the portal's documents takes. */
const LONGEST = 20_000;
const STREAM = "stream\n";

/** The place of a stream's data in a document. */
export interface StreamData {
  readonly from: number;
  readonly to: number;
}

/**
 * The one file that a viewer shows as attached: by the cross-reference table, the catalog and its names, as the portal
 * writes them. Undefined where there is none, or more.
 */
export function shownFile(document: string): StreamData | undefined {
  const objects = objectsOf(document);
  const names = referenceIn(objects?.("catalog"), /\/Names (\d+) 0 R\n/g);
  const specification = referenceIn(
    objects?.(names),
    /\/EmbeddedFiles <<\n\s*\/Names \[\n\s*\([^()]*\) (\d+) 0 R\n\s*\]/g,
  );
  const stream = referenceIn(objects?.(specification), /\/EF <<\n\/F (\d+) 0 R\n>>/g);
  const at = objects?.(stream)?.at;
  return at === undefined ? undefined : streamAt(document, at);
}

interface PlacedObject {
  readonly at: number;
  readonly text: string;
}

type ObjectsOf = (number: number | "catalog" | undefined) => PlacedObject | undefined;

function objectsOf(document: string): ObjectsOf | undefined {
  const table = Number(END.exec(document.slice(-LONGEST))?.[1]);
  const head = TABLE.exec(document.slice(table, table + ROW_LENGTH * 2));
  if (head === null) return undefined;
  const rows = table + head[0].length;
  const count = Number(head[1]);
  const root = /^trailer\n<<\n(?:\/Size \d+\n)\/Root (\d+) 0 R\n/.exec(
    document.slice(rows + count * ROW_LENGTH, rows + count * ROW_LENGTH + LONGEST),
  );
  return (asked) => {
    const number = asked === "catalog" ? Number(root?.[1]) : asked;
    if (number === undefined || !(number < count)) return undefined;
    const row = ROW.exec(document.slice(rows + number * ROW_LENGTH, rows + (number + 1) * ROW_LENGTH));
    const at = Number(row?.[1]);
    const header = `${String(number)} 0 obj\n`;
    if (row === null || document.slice(at, at + header.length) !== header) return undefined;
    const end = document.indexOf("endobj", at);
    return end === -1 ? undefined : { at, text: document.slice(at, Math.min(end, at + LONGEST)) };
  };
}

function referenceIn(object: PlacedObject | undefined, pattern: RegExp): number | undefined {
  const [found, ...others] = object === undefined ? [] : [...object.text.matchAll(pattern)];
  return found === undefined || others.length > 0 ? undefined : Number(found[1]);
}

function streamAt(document: string, at: number): StreamData | undefined {
  const from = document.indexOf(STREAM, at) + STREAM.length;
  const dictionary = document.slice(at, from);
  const length = Number(/\/Length (\d+)\n/.exec(dictionary)?.[1]);
  const to = from + length;
  const isPacked = /\/Filter \/FlateDecode\n/.test(dictionary) && /\/Type \/EmbeddedFile\n/.test(dictionary);
  return isPacked && document.slice(to, to + 10) === "\nendstream" ? { from, to } : undefined;
}

/** Everything in a document that was once attached, whether a viewer still shows it or not. */
export function everyAttached(document: string): readonly StreamData[] {
  return Array.from(document.matchAll(/\/EmbeddedFile(?=[\s/>])/g)).flatMap(({ index }) => {
    const begin = document.indexOf(STREAM, index);
    const to = document.indexOf("\nendstream", begin);
    return begin === -1 || to === -1 ? [] : [{ from: begin + STREAM.length, to }];
  });
}
