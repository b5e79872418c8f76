import { type GreyImage, smoothed } from "../paper/GreyImage.ts";

/** A small square of the page in which something stands: its upper left pixel and how far dark and bright lie apart. */
export interface InkTile {
  readonly x: number;
  readonly y: number;
  readonly contrast: number;
}

/** About the height of a line of text at 150 dots per inch. */
export const TILE = 24;
/** The edge of a shadow, grain and paper fibres stay below it. */
const LEAST_CONTRAST = 20;
/** What lies at the very edge may be the table. */
const MARGIN = 0.02;

/** The squares in which something is written, stamped or drawn. */
export function inkTiles(image: GreyImage): readonly InkTile[] {
  const calm = smoothed(image, 1);
  const { width, height } = calm;
  const tiles: InkTile[] = [];
  const edgeX = Math.round(width * MARGIN);
  const edgeY = Math.round(height * MARGIN);
  for (let y = edgeY; y + TILE <= height - edgeY; y += TILE) {
    for (let x = edgeX; x + TILE <= width - edgeX; x += TILE) {
      const contrast = contrastIn(calm, { x, y });
      if (contrast >= LEAST_CONTRAST) tiles.push({ x, y, contrast });
    }
  }
  return tiles;
}

const BEST_SHARE = 0.8;

/** How far ink and paper lie apart on this page. */
export function contrastOf(tiles: readonly InkTile[]): number {
  const sorted = tiles.map(({ contrast }) => contrast).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * BEST_SHARE)] ?? LEAST_CONTRAST;
}

function contrastIn(
  { width, data }: GreyImage,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  let darkest = 255;
  let brightest = 0;
  for (let row = y; row < y + TILE; row += 1) {
    for (let index = row * width + x; index < row * width + x + TILE; index += 1) {
      const value = data[index] ?? 0;
      if (value < darkest) darkest = value;
      if (value > brightest) brightest = value;
    }
  }
  return brightest - darkest;
}
