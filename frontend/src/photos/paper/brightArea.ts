import type { GreyImage } from "./GreyImage.ts";
import type { Point } from "./Pixels.ts";

export interface BrightArea {
  /** Pixels that belong to it, letters and other holes in it included. */
  readonly count: number;
  /** First and last pixel of each row and column: where it ends. */
  readonly outline: readonly Point[];
}

/** The largest connected area that is brighter than the limit. */
export function brightArea({ width, data }: GreyImage, limit: number): BrightArea | undefined {
  const seen = new Uint8Array(data.length);
  let largest: readonly number[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] === 1 || (data[start] ?? 0) <= limit) continue;
    const members = [start];
    seen[start] = 1;
    for (const index of members) {
      const column = index % width;
      for (const next of [
        column > 0 ? index - 1 : -1,
        column < width - 1 ? index + 1 : -1,
        index - width,
        index + width,
      ]) {
        if (next < 0 || next >= data.length || seen[next] === 1 || (data[next] ?? 0) <= limit) continue;
        seen[next] = 1;
        members.push(next);
      }
    }
    if (members.length > largest.length) largest = members;
  }
  return largest.length === 0 ? undefined : outlined(largest, width);
}

interface Ends {
  first: number;
  last: number;
}

function outlined(members: readonly number[], width: number): BrightArea {
  const rows = new Map<number, Ends>();
  const columns = new Map<number, Ends>();
  for (const index of members) {
    const x = index % width;
    const y = Math.floor(index / width);
    widen(rows, { key: y, value: x });
    widen(columns, { key: x, value: y });
  }
  const outline = [
    ...[...rows].flatMap(([y, { first, last }]) => [
      { x: first, y: y + HALF },
      { x: last + 1, y: y + HALF },
    ]),
    ...[...columns].flatMap(([x, { first, last }]) => [
      { x: x + HALF, y: first },
      { x: x + HALF, y: last + 1 },
    ]),
  ];
  const count = [...rows.values()].reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return { count, outline };
}

const HALF = 0.5;

function widen(
  ends: Map<number, Ends>,
  { key, value }: { readonly key: number; readonly value: number },
): void {
  const known = ends.get(key);
  if (known === undefined) ends.set(key, { first: value, last: value });
  else {
    known.first = Math.min(known.first, value);
    known.last = Math.max(known.last, value);
  }
}
