import { distance, type Point } from "./Pixels.ts";

/** All points with `a·x + b·y = c`; (a, b) has length 1. */
export interface Line {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** How far a point may lie beside the first guess, as a share of the side's length. */
const NEAR = 0.06;
/** Corners are often round or covered by a finger: the ends of a side do not count. */
const ENDS = 0.08;
const FEWEST_POINTS = 6;
const ROUNDS = 3;

/** The straight line along one side: of the points near it, those that lie worst are left out, three times. */
export function lineThrough(outline: readonly Point[], { from, to }: Side): Line | undefined {
  const length = distance(from, to);
  if (length === 0) return undefined;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  let points = outline.filter(({ x, y }) => {
    const forward = (x - from.x) * along.x + (y - from.y) * along.y;
    const beside = Math.abs((x - from.x) * along.y - (y - from.y) * along.x);
    return forward > length * ENDS && forward < length * (1 - ENDS) && beside < Math.max(2, length * NEAR);
  });
  let line: Line | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    line = fitted(points);
    if (line === undefined) return undefined;
    const { a, b, c } = line;
    const off = ({ x, y }: Point): number => Math.abs(a * x + b * y - c);
    const sorted = points.map(off).sort((one, other) => one - other);
    const limit = Math.max(sorted[Math.floor(sorted.length / 2)] ?? 0, HALF_PIXEL) * 2;
    points = points.filter((point) => off(point) <= limit);
  }
  return line;
}

const HALF_PIXEL = 0.5;

/** Least squares across the line, whatever its direction. */
function fitted(points: readonly Point[]): Line | undefined {
  const count = points.length;
  if (count < FEWEST_POINTS) return undefined;
  const mean = {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const { x, y } of points) {
    xx += (x - mean.x) ** 2;
    xy += (x - mean.x) * (y - mean.y);
    yy += (y - mean.y) ** 2;
  }
  const direction = Math.atan2(2 * xy, xx - yy) / 2;
  const a = -Math.sin(direction);
  const b = Math.cos(direction);
  return { a, b, c: a * mean.x + b * mean.y };
}

export function meeting(one: Line, other: Line): Point | undefined {
  const determinant = one.a * other.b - other.a * one.b;
  if (Math.abs(determinant) < Number.EPSILON) return undefined;
  return {
    x: (one.c * other.b - other.c * one.b) / determinant,
    y: (one.a * other.c - other.a * one.c) / determinant,
  };
}
