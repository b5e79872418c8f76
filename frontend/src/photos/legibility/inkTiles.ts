import { type GreyImage, smoothed } from "../paper/GreyImage.ts";

/** A small square of the page in which something stands: its upper left pixel and how far dark and bright lie apart. */
interface InkTile {
  readonly x: number;
  readonly y: number;
  readonly contrast: number;
}

/** About the height of a line of text at 150 dots per inch. */
const TILE = 24;
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

/** The steepest edge of a blurred step is its height divided by this and by the width of the blur. */
const GAUSS = Math.sqrt(2 * Math.PI);
/** The clearest tiles tell: the others hold the faint and the fine. */
const CLEAREST = 0.5;
/** Of these the steeper ones: along the line of a frame there is no edge to measure. */
const STEEP = 0.75;

/**
 * How wide edges are smeared, in pixels (standard deviation). Compares the steepest edge with the contrast around it, so
 * that neither ink nor light counts; the worse of both directions, because a moved camera smears in one.
 */
export function blurOf(image: GreyImage, tiles: readonly InkTile[]): number {
  const clearest = [...tiles]
    .sort((one, other) => other.contrast - one.contrast)
    .slice(0, Math.ceil(tiles.length * CLEAREST));
  const across = clearest.map((tile) => steepness(image, { tile, step: 1, beside: image.width }));
  const down = clearest.map((tile) => steepness(image, { tile, step: image.width, beside: 1 }));
  return Math.max(...[across, down].map((edges) => 1 / (steep(edges) * GAUSS)));
}

function steep(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * STEEP)] ?? 1;
}

interface Direction {
  readonly tile: InkTile;
  /** From one pixel to the next across the edge. */
  readonly step: number;
  /** And along it: the mean of three calms the grain. */
  readonly beside: number;
}

/** The steepest change from a pixel to the next but one, halved, as a share of the contrast in the tile. */
function steepness({ data, width }: GreyImage, { tile, step, beside }: Direction): number {
  let steepest = 0;
  for (let row = tile.y + 1; row < tile.y + TILE - 1; row += 1) {
    for (let column = tile.x + 1; column < tile.x + TILE - 1; column += 1) {
      const index = row * width + column;
      const before = index - step;
      const after = index + step;
      const change =
        (data[after - beside] ?? 0) +
        (data[after] ?? 0) +
        (data[after + beside] ?? 0) -
        (data[before - beside] ?? 0) -
        (data[before] ?? 0) -
        (data[before + beside] ?? 0);
      steepest = Math.max(steepest, Math.abs(change));
    }
  }
  const pixels = 6;
  return steepest / pixels / tile.contrast;
}
