import { brightArea, type BrightArea } from "./brightArea.ts";
import { darkestColour, type GreyImage, greyOf, histogramOf, smoothed } from "./GreyImage.ts";
import { areaOf, type Corners, isConvex, type Pixels, type Point } from "./Pixels.ts";
import { lineThrough, meeting, type Line } from "./lineThrough.ts";

/** Less than this share of the picture is something else that is bright: a card, a window. */
const SMALLEST_SHARE = 0.15;
/** A paper that fills the picture has no edges in it. */
const LARGEST_SHARE = 0.97;
/** How much of what lies between the corners has to be as bright as paper: letters and shadows are not. */
const FILLED = 0.9;
/** A paper may leave the picture on one side. */
const MOST_BRIGHT_EDGES = 0.45;
/** A shadow on the paper makes it as dark as a bright table: several limits between the two are tried. */
const LIMITS = [1, 0.85, 0.7, 1.15];

/**
 * Corners of the brightest four-sided thing in a small picture (some 300 pixels), undefined where there is none that
 * is surely paper. Nothing is lost by that: the person sees the corners and moves them.
 */
export function findPaper(picture: Pixels): Corners | undefined {
  const found = [darkestColour(picture), greyOf(picture)].flatMap((grey) => {
    const calm = smoothed(grey, 1);
    const middle = betweenDarkAndBright(calm);
    return LIMITS.flatMap((limit) => candidate(calm, middle * limit));
  });
  const [best] = found.sort((one, other) => other.filled - one.filled);
  return best?.corners;
}

/** What share of the picture's own edge is as bright as paper: then the four sides found are a frame on the paper. */
function brightEdges({ width, height, data }: GreyImage, limit: number): number {
  let bright = 0;
  const last = (height - 1) * width;
  for (let x = 0; x < width; x += 1)
    bright += Number((data[x] ?? 0) > limit) + Number((data[last + x] ?? 0) > limit);
  for (let start = 0; start <= last; start += width) {
    bright += Number((data[start] ?? 0) > limit) + Number((data[start + width - 1] ?? 0) > limit);
  }
  return bright / (width + width + height + height);
}

interface Candidate {
  readonly corners: Corners;
  readonly filled: number;
}

function candidate(image: GreyImage, limit: number): readonly Candidate[] {
  if (brightEdges(image, limit) > MOST_BRIGHT_EDGES) return [];
  const area = brightArea(image, limit);
  const corners = area === undefined ? undefined : cornersOf(area);
  if (area === undefined || corners === undefined || !isConvex(corners)) return [];
  const { width, height } = image;
  const between = areaOf(corners);
  const share = between / (width * height);
  const filled = Math.min(area.count / between, between / area.count);
  if (share < SMALLEST_SHARE || share > LARGEST_SHARE || filled < FILLED) return [];
  const part = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x / width, 0), 1),
    y: Math.min(Math.max(y / height, 0), 1),
  });
  const [a, b, c, d] = corners;
  return [{ corners: [part(a), part(b), part(c), part(d)], filled }];
}

/** Where four straight lines along the sides meet. */
function cornersOf({ outline }: BrightArea): Corners | undefined {
  const extreme = (of: (point: Point) => number): Point | undefined => {
    let best: Point | undefined;
    for (const point of outline) if (best === undefined || of(point) > of(best)) best = point;
    return best;
  };
  const upperLeft = extreme(({ x, y }) => -x - y);
  const upperRight = extreme(({ x, y }) => x - y);
  const lowerRight = extreme(({ x, y }) => x + y);
  const lowerLeft = extreme(({ x, y }) => y - x);
  if (!upperLeft || !upperRight || !lowerRight || !lowerLeft) return undefined;
  const side = (from: Point, to: Point): Line | undefined => lineThrough(outline, { from, to });
  const top = side(upperLeft, upperRight);
  const right = side(upperRight, lowerRight);
  const bottom = side(lowerRight, lowerLeft);
  const left = side(lowerLeft, upperLeft);
  if (!top || !right || !bottom || !left) return undefined;
  const a = meeting(left, top);
  const b = meeting(top, right);
  const c = meeting(right, bottom);
  const d = meeting(bottom, left);
  return a && b && c && d ? [a, b, c, d] : undefined;
}

/** The limit that parts dark and bright pixels best (Otsu, 1979). */
function betweenDarkAndBright(image: GreyImage): number {
  const counts = histogramOf(image);
  const total = image.data.length;
  const sum = image.data.reduce((all, brightness) => all + brightness, 0);
  let dark = 0;
  let darkSum = 0;
  let best = { limit: 0, spread: -1 };
  for (const [brightness, count] of counts.entries()) {
    dark += count;
    darkSum += count * brightness;
    const bright = total - dark;
    if (dark === 0 || bright === 0) continue;
    const spread = dark * bright * (darkSum / dark - (sum - darkSum) / bright) ** 2;
    if (spread > best.spread) best = { limit: brightness, spread };
  }
  return best.limit;
}
