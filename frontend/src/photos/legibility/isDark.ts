import { type GreyImage, histogramOf, percentile } from "../paper/GreyImage.ts";

/** Paper in a room that is bright enough to read lies well above. */
const DARK_PAPER = 90;
/** In the shadow of a hand the paper is still this bright. */
const DARK_PLACE = 60;
const DARK_SHARE = 0.25;
const PAPER_SHARE = 0.75;
const PLACES = 8;

/** Whether the paper itself is dark, all over or in a large part. */
export function isDark(image: GreyImage): boolean {
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
