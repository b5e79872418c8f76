import type { Corners, Point } from "../paper/Pixels.ts";

interface CornerMove {
  readonly index: number;
  readonly to: Point;
}

/** The corners with one of them elsewhere; none leaves the picture. */
export function withCorner(corners: Corners, { index, to }: CornerMove): Corners {
  const inside = { x: Math.min(Math.max(to.x, 0), 1), y: Math.min(Math.max(to.y, 0), 1) };
  const at = (one: number): Point => (one === index ? inside : (corners[one] ?? inside));
  return [at(0), at(1), at(2), at(3)];
}

const STEP = 0.005;
const LARGE_STEP = 0.03;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key moves a corner; undefined for every other key. */
export function afterKey(
  from: Point,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Point | undefined {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  const step = shiftKey ? LARGE_STEP : STEP;
  return { x: from.x + direction.x * step, y: from.y + direction.y * step };
}
