import { type Corners, inPixels, type OwnPixels, type Pixels, type Size, distance } from "./Pixels.ts";

export interface Flattening extends Size {
  readonly corners: Corners;
  /** Quarter turns clockwise. */
  readonly turns: number;
}

/** What lies between the corners as a straight rectangle of the given size, turned. Width and height are the result's. */
export function flattened(picture: Pixels, { corners, turns, width, height }: Flattening): OwnPixels {
  const at = projection(inPixels(turned(corners, turns), picture));
  const data = new Uint8ClampedArray(width * height * CHANNELS);
  for (let row = 0; row < height; row += 1) {
    const v = (row + HALF) / height;
    blendRow(picture, {
      row: data.subarray(row * width * CHANNELS, (row + 1) * width * CHANNELS),
      // Along a row, each of the three parts of the projection grows evenly.
      x: { start: at.b * v + at.c, step: at.a / width },
      y: { start: at.e * v + at.f, step: at.d / width },
      depth: { start: at.h * v + 1, step: at.g / width },
    });
  }
  return { width, height, data };
}

const CHANNELS = 4;
const COLOURS = 3;
const OPAQUE = 255;
const HALF = 0.5;

/** The corner that comes first after so many quarter turns clockwise is the one before. */
function turned(corners: Corners, turns: number): Corners {
  const count = corners.length;
  const first = (((count - turns) % count) + count) % count;
  const [a, b, c, d] = corners;
  if (first === 1) return [b, c, d, a];
  if (first === 2) return [c, d, a, b];
  return first === COLOURS ? [d, a, b, c] : corners;
}

type Projection = Readonly<Record<"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h", number>>;

/** Maps the unit square to four corners, as a camera does (Heckbert, 1989). */
function projection([p0, p1, p2, p3]: Corners): Projection {
  const sx = p0.x - p1.x + p2.x - p3.x;
  const sy = p0.y - p1.y + p2.y - p3.y;
  const dx1 = p1.x - p2.x;
  const dx2 = p3.x - p2.x;
  const dy1 = p1.y - p2.y;
  const dy2 = p3.y - p2.y;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = determinant === 0 ? 0 : (sx * dy2 - dx2 * sy) / determinant;
  const h = determinant === 0 ? 0 : (dx1 * sy - sx * dy1) / determinant;
  return {
    a: p1.x - p0.x + g * p1.x,
    b: p3.x - p0.x + h * p3.x,
    c: p0.x,
    d: p1.y - p0.y + g * p1.y,
    e: p3.y - p0.y + h * p3.y,
    f: p0.y,
    g,
    h,
  };
}

interface Growing {
  readonly start: number;
  readonly step: number;
}

interface Row {
  readonly row: Uint8ClampedArray;
  readonly x: Growing;
  readonly y: Growing;
  readonly depth: Growing;
}

/** A row of the result; each pixel is the colour between four of the picture, each by its nearness. */
function blendRow({ width, height, data: from }: Pixels, { row, x: across, y: down, depth }: Row): void {
  const count = row.length / CHANNELS;
  for (let column = 0; column < count; column += 1) {
    const place = column + HALF;
    const far = depth.start + depth.step * place;
    const x = Math.min(Math.max((across.start + across.step * place) / far - HALF, 0), width - 1);
    const y = Math.min(Math.max((down.start + down.step * place) / far - HALF, 0), height - 1);
    const left = Math.floor(x);
    const top = Math.floor(y);
    const fx = x - left;
    const fy = y - top;
    const upper = (top * width + left) * CHANNELS;
    const aside = left < width - 1 ? CHANNELS : 0;
    const lower = top < height - 1 ? upper + width * CHANNELS : upper;
    const target = column * CHANNELS;
    for (let channel = 0; channel < COLOURS; channel += 1) {
      const a = from[upper + channel] ?? 0;
      const b = from[upper + aside + channel] ?? 0;
      const c = from[lower + channel] ?? 0;
      const d = from[lower + aside + channel] ?? 0;
      row[target + channel] = (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy;
    }
    row[target + COLOURS] = OPAQUE;
  }
}

/** Long side of a page in pixels: 171 dots per inch on A4, enough to read and to print. */
const LONG_SIDE = 2000;
/** Height by width of A4; papers that come close to it become A4. */
const A4_RATIO = Math.SQRT2;
const NEARLY = 0.07;

/** Size in pixels of the straightened paper, before it is turned: never more than the picture has, A4 if it is nearly. */
export function outputSize(corners: Corners, picture: Size): Size {
  const [a, b, c, d] = inPixels(corners, picture);
  const width = Math.max(distance(a, b), distance(d, c), 1);
  const height = Math.max(distance(a, d), distance(b, c), 1);
  const long = Math.min(Math.max(width, height), LONG_SIDE);
  const ratio = Math.max(width, height) / Math.min(width, height);
  const short = long / (Math.abs(ratio / A4_RATIO - 1) < NEARLY ? A4_RATIO : ratio);
  const [wide, high] = width > height ? [long, short] : [short, long];
  return { width: Math.max(1, Math.round(wide)), height: Math.max(1, Math.round(high)) };
}

/** Long side of the paper in the pixels of the picture as it was taken. */
export function takenPixels(corners: Corners, picture: Size): number {
  const [a, b, c, d] = inPixels(corners, picture);
  return Math.max(distance(a, b), distance(d, c), distance(a, d), distance(b, c));
}
