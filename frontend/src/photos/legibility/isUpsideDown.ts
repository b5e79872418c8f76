import type { GreyImage } from "../paper/GreyImage.ts";
import { type InkMap, inkMap, textLines } from "./textLines.ts";

/** Latin letters have more ink above the small letters than below them; on its head it is the other way. */
const HEAVY_BELOW = -0.2;
/** Upright lines begin under one another and end anywhere; on their heads they end under one another. */
const FLUSH_RIGHT = 0.12;
const NEAR = 0.012;
/** Frames and seals stand here, text seldom. */
const MARGIN = 0.07;
const FEWEST_LINES = 10;
/** Letters are looked at in strips, so that a page that lies a little askew has lines, too. */
const STRIPS = 8;

/**
 * Whether lines of Latin letters stand on their heads. Both signs must say so: upright Cyrillic has more ink below, and
 * upright Arabic ends lines under one another. Of other scripts and of few lines nothing is said.
 */
export function isUpsideDown(image: GreyImage, contrast: number): boolean {
  const ink = inkMap(image, contrast);
  return weight(ink) < HEAVY_BELOW && flushRight(ink) > FLUSH_RIGHT;
}

/** How much more ink is above the small letters than below, -1 to 1; 0 where nothing can be said. */
export function weight(ink: InkMap): number {
  const width = Math.floor(ink.width / STRIPS);
  const lines = Array.from({ length: STRIPS }, (_, strip) =>
    textLines(ink, { from: strip * width, to: (strip + 1) * width }),
  ).flat();
  const above = lines.reduce((sum, line) => sum + line.above, 0);
  const below = lines.reduce((sum, line) => sum + line.below, 0);
  return lines.length < FEWEST_LINES || above + below === 0 ? 0 : (above - below) / (above + below);
}

/** How many more lines end under one another than begin so, as a share of all. */
export function flushRight(ink: InkMap): number {
  const margin = Math.round(ink.width * MARGIN);
  const lines = textLines(ink, { from: margin, to: ink.width - margin });
  const near = ink.width * NEAR;
  const share = (side: "left" | "right"): number => {
    const together = lines.map(
      (line) => lines.filter((other) => Math.abs(other[side] - line[side]) <= near).length,
    );
    return Math.max(0, ...together) / Math.max(1, lines.length);
  };
  return share("right") - share("left");
}
