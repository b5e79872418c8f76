import { type GreyImage, smoothed } from "../paper/GreyImage.ts";
import type { Size } from "../paper/Pixels.ts";

/** Height of a line of letters, as a share of the page's long side. */
const LOWEST_LINE = 0.005;
const HIGHEST_LINE = 0.03;
/** Rows of small letters have at least this share of the ink of the fullest row. */
const BODY = 0.45;
/** They are so much of a line at least. Scripts that hang from a bar (Devanagari, Bengali) have less, and do not count. */
const LEAST_BODY = 0.35;

export interface TextLine {
  /** Ink above and below the small letters. */
  readonly above: number;
  readonly below: number;
  /** First and last column with ink. */
  readonly left: number;
  readonly right: number;
}

interface Strip {
  readonly from: number;
  readonly to: number;
}

/** The lines of text between two columns: runs of rows with ink that are as high as a line. */
export function textLines(ink: InkMap, { from, to }: Strip): readonly TextLine[] {
  const longSide = Math.max(ink.width, ink.height);
  const rows = Array.from({ length: ink.height }, (_, row) => inkIn(ink, { row, from, to }));
  const lines: TextLine[] = [];
  let start = -1;
  for (const [row, amount] of [...rows, 0].entries()) {
    if (amount > 1 && start < 0) start = row;
    if (amount > 1 || start < 0) continue;
    const tall = row - start;
    const { body, ...line } = parts(rows.slice(start, row));
    const isLine = tall >= longSide * LOWEST_LINE && tall <= longSide * HIGHEST_LINE;
    if (isLine && body >= tall * LEAST_BODY)
      lines.push({ ...line, ...ends(ink, { start, end: row, from, to }) });
    start = -1;
  }
  return lines;
}

function inkIn({ width, data }: InkMap, { row, from, to }: Strip & { readonly row: number }): number {
  let amount = 0;
  for (let index = row * width + from; index < row * width + to; index += 1) amount += data[index] ?? 0;
  return amount;
}

function parts(rows: readonly number[]): Pick<TextLine, "above" | "below"> & { readonly body: number } {
  const full = Math.max(...rows) * BODY;
  const first = rows.findIndex((amount) => amount >= full);
  const last = rows.findLastIndex((amount) => amount >= full);
  const sum = (part: readonly number[]): number => part.reduce((all, amount) => all + amount, 0);
  return { above: sum(rows.slice(0, first)), below: sum(rows.slice(last + 1)), body: last - first + 1 };
}

function ends(
  { width, data }: InkMap,
  { start, end, from, to }: Strip & { readonly start: number; readonly end: number },
): Pick<TextLine, "left" | "right"> {
  let left = to;
  let right = from;
  for (let row = start; row < end; row += 1) {
    for (let column = from; column < to; column += 1) {
      if (data[row * width + column] !== 1) continue;
      left = Math.min(left, column);
      right = Math.max(right, column);
    }
  }
  return { left, right };
}

/** How much darker ink is than its surroundings, as a share of the page's contrast. */
const INK = 0.3;
/** How far around a pixel its surroundings go, as a share of the long side. */
const AROUND = 0.01;
/** A column or row with so much ink is a frame or the line of a table. */
const RULE = 0.45;

/** Where ink is: 1 for each of its pixels, without frames and the lines of tables. */
export interface InkMap extends Size {
  readonly data: Uint8Array;
}

export function inkMap(image: GreyImage, contrast: number): InkMap {
  const { width, height } = image;
  const around = smoothed(image, Math.round(Math.max(width, height) * AROUND)).data;
  const data = new Uint8Array(width * height);
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const index = row * width + column;
      if ((image.data[index] ?? 0) >= (around[index] ?? 0) - contrast * INK) continue;
      data[index] = 1;
      columns[column] = (columns[column] ?? 0) + 1;
      rows[row] = (rows[row] ?? 0) + 1;
    }
  }
  for (let row = 0; row < height; row += 1) {
    if ((rows[row] ?? 0) > width * RULE) data.fill(0, row * width, (row + 1) * width);
  }
  for (let column = 0; column < width; column += 1) {
    if ((columns[column] ?? 0) <= height * RULE) continue;
    for (let index = column; index < data.length; index += width) data[index] = 0;
  }
  return { width, height, data };
}
