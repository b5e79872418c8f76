import { type Corners, distance, inPixels, type Size } from "./Pixels.ts";

/** Long side of a page in pixels: 171 dots per inch on A4, enough to read and to print. */
export const LONG_SIDE = 2000;
/** Height by width of A4; papers that come close to it become A4. */
export const A4_RATIO = Math.SQRT2;
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
