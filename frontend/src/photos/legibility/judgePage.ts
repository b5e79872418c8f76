import type { GreyImage } from "../paper/GreyImage.ts";
import { contrastOf, inkTiles } from "./inkTiles.ts";
import { isDark } from "./isDark.ts";
import { isCutOff } from "./isCutOff.ts";
import { blurOf } from "./blurOf.ts";
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
