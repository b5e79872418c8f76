/** An object and where a cross-reference says it stands. */
export interface Listed {
  readonly number: number;
  readonly at: number;
}

const LINE = /^\s*(\d+)\s+(\d+)(?:\s+([nf]))?/;
const LONGEST_LINE = 64;

/** What the cross-reference tables of a part of a file list (ISO 32000-1 section 7.5.4). */
export function listedInTables(text: string): readonly Listed[] {
  const listed: Listed[] = [];
  for (let begin = text.indexOf("xref"); begin !== -1; begin = text.indexOf("xref", begin + 4)) {
    let number = 0;
    let at = begin + 4;
    for (;;) {
      const line = LINE.exec(text.slice(at, at + LONGEST_LINE));
      if (line === null) break;
      const [whole, first = "", , state] = line;
      if (state === undefined) {
        number = Number(first);
      } else {
        if (state === "n") listed.push({ number, at: Number(first) });
        number += 1;
      }
      at += whole.length;
    }
  }
  return listed;
}
