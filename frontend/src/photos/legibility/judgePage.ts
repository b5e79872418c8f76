import { type GreyImage, histogramOf, percentile } from "../paper/GreyImage.ts";
import { contrastOf, inkTiles, blurOf } from "./inkTiles.ts";
import { isCutOff } from "./isCutOff.ts";
import { isUpsideDown } from "./isUpsideDown.ts";

/** What may be wrong with a page; the worst first. */
export const FINDINGS = ["dark", "empty", "coarse", "blurred", "cut-off", "upside-down"] as const;

export type Finding = (typeof FINDINGS)[number];

export interface PageToJudge {
  readonly image: GreyImage;
  /** Pixels of the long side in the picture as it was taken: it may have been made smaller since. */
  readonly takenPixels: number;
}

/** Long side of A4 in inches. */
const PAGE_INCHES = 11.69;
const COARSE_BELOW_DPI = 120;
/** A page of letters has hundreds of them; a number or a crease has a few. */
const EMPTY_BELOW_TILES = 14;
/** Width of a blurred edge (standard deviation), as a share of the long side: a third of a small letter's height. */
const BLURRED_ABOVE = 0.00125;

/** What makes a page hard to read. The person decides: it may be meant to be so. */
export function judgePage({ image, takenPixels }: PageToJudge): readonly Finding[] {
  const longSide = Math.max(image.width, image.height);
  if (isDark(image)) return ["dark"];
  const tiles = inkTiles(image);
  if (tiles.length < EMPTY_BELOW_TILES) return ["empty"];
  const coarse: readonly Finding[] = takenPixels / PAGE_INCHES < COARSE_BELOW_DPI ? ["coarse"] : [];
  if (blurOf(image, tiles) > BLURRED_ABOVE * longSide) return [...coarse, "blurred"];
  const contrast = contrastOf(tiles);
  return [
    ...coarse,
    ...(isCutOff(image, contrast) ? ["cut-off" as const] : []),
    ...(isUpsideDown(image, contrast) ? ["upside-down" as const] : []),
  ];
}

/** Paper in a room that is bright enough to read lies well above. */
const DARK_PAPER = 90;
/** In the shadow of a hand the paper is still this bright. */
const DARK_PLACE = 60;
const DARK_SHARE = 0.25;
const PAPER_SHARE = 0.75;
const PLACES = 8;

/** Whether the paper itself is dark, all over or in a large part. */
function isDark(image: GreyImage): boolean {
  if (percentile(histogramOf(image), PAPER_SHARE) < DARK_PAPER) return true;
  const dark = places(image).filter((place) => percentile(histogramOf(place), PAPER_SHARE) < DARK_PLACE);
  return dark.length > PLACES * PLACES * DARK_SHARE;
}

/** The page in 64 parts. */
function places({ width, height, data }: GreyImage): readonly GreyImage[] {
  const partWidth = Math.floor(width / PLACES);
  const partHeight = Math.floor(height / PLACES);
  return Array.from({ length: PLACES * PLACES }, (_, index) => {
    const left = (index % PLACES) * partWidth;
    const top = Math.floor(index / PLACES) * partHeight;
    const part = new Uint8ClampedArray(partWidth * partHeight);
    for (let row = 0; row < partHeight; row += 1) {
      const start = (top + row) * width + left;
      part.set(data.subarray(start, start + partWidth), row * partWidth);
    }
    return { width: partWidth, height: partHeight, data: part };
  });
}
