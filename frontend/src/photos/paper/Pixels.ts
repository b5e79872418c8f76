export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Colours of a picture, four bytes each (red, green, blue, opacity), row by row. An `ImageData` is one. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

/** In memory that is shared with nobody, as a canvas takes them. */
export interface OwnPixels extends Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners of the paper, clockwise from the upper left one; in parts of the picture's width and height. */
export type Corners = readonly [Point, Point, Point, Point];

export const WHOLE_PICTURE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** The corners in pixels of a picture of this size. */
export function inPixels(corners: Corners, { width, height }: Size): Corners {
  const scaled = ({ x, y }: Point): Point => ({ x: x * width, y: y * height });
  const [a, b, c, d] = corners;
  return [scaled(a), scaled(b), scaled(c), scaled(d)];
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Area between four corners. */
export function areaOf([a, b, c, d]: Corners): number {
  const cross = (from: Point, to: Point): number => from.x * to.y - to.x * from.y;
  const half = 2;
  return Math.abs(cross(a, b) + cross(b, c) + cross(c, d) + cross(d, a)) / half;
}

/** Whether the corners go around clockwise without a dent: otherwise there is no paper between them. */
export function isConvex(corners: Corners): boolean {
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const afterNext = corners[(index + 2) % corners.length] ?? corner;
    const turn = (next.x - corner.x) * (afterNext.y - next.y) - (next.y - corner.y) * (afterNext.x - next.x);
    return turn > 0;
  });
}
