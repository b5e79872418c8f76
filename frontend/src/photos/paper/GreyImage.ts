import type { Pixels, Size } from "./Pixels.ts";

/** Brightness of each pixel, 0 to 255, row by row. */
export interface GreyImage extends Size {
  readonly data: Uint8ClampedArray;
}

const CHANNELS = 4;
const RED = 0.299;
const GREEN = 0.587;
const BLUE = 0.114;

export function greyOf({ width, height, data }: Pixels): GreyImage {
  const grey = new Uint8ClampedArray(width * height);
  for (let index = 0; index < grey.length; index += 1) {
    const at = index * CHANNELS;
    grey[index] = (data[at] ?? 0) * RED + (data[at + 1] ?? 0) * GREEN + (data[at + 2] ?? 0) * BLUE;
  }
  return { width, height, data: grey };
}

/** The darkest of the three colours: paper is bright in all of them, wood and cloth are not. */
export function darkestColour({ width, height, data }: Pixels): GreyImage {
  const grey = new Uint8ClampedArray(width * height);
  for (let index = 0; index < grey.length; index += 1) {
    const at = index * CHANNELS;
    grey[index] = Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  }
  return { width, height, data: grey };
}

/** How many pixels have each brightness. */
export function histogramOf({ data }: GreyImage): Uint32Array {
  const counts = new Uint32Array(BRIGHTNESSES);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** The brightness below which this share of the pixels lies. */
export function percentile(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [brightness, count] of counts.entries()) {
    below += count;
    if (below >= total * share) return brightness;
  }
  return counts.length - 1;
}

const BRIGHTNESSES = 256;

/** Each pixel as the mean of the square around it; `radius` pixels to each side. */
export function smoothed(image: GreyImage, radius: number): GreyImage {
  return acrossRows(acrossRows(image, radius), radius);
}

/** Smooths along the rows and exchanges rows and columns, so that twice is once in each direction. */
function acrossRows({ width, height, data }: GreyImage, radius: number): GreyImage {
  const result = new Uint8ClampedArray(width * height);
  const span = radius + radius + 1;
  for (let row = 0; row < height; row += 1) {
    const start = row * width;
    const end = start + width - 1;
    let sum = 0;
    for (let at = start - radius; at <= start + radius; at += 1) {
      sum += data[Math.min(Math.max(at, start), end)] ?? 0;
    }
    for (let column = 0; column < width; column += 1) {
      result[column * height + row] = sum / span;
      const next = start + column + radius + 1;
      const last = start + column - radius;
      sum += (data[next < end ? next : end] ?? 0) - (data[last > start ? last : start] ?? 0);
    }
  }
  return { width: height, height: width, data: result };
}
