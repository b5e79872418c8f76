import { greyOf, smoothed } from "../paper/GreyImage.ts";
import type { OwnPixels } from "../paper/Pixels.ts";
import type { Tone } from "./Page.ts";

const CHANNELS = 4;
const WHITE = 255;
/** How far around a pixel its paper is looked for, as a share of the long side. */
const AROUND = 0.02;
/** What is at least so bright beside its surroundings is paper; what is at most so bright is ink. */
const PAPER = 0.94;
const INK = 0.45;

/** The page in the wanted colours. For text the paper becomes white, shadows included, and the letters dark. */
export function toned(page: OwnPixels, tone: Tone): OwnPixels {
  if (tone === "colour") return page;
  const grey = greyOf(page);
  const around =
    tone === "text" ? smoothed(grey, Math.round(Math.max(page.width, page.height) * AROUND)).data : undefined;
  const data = new Uint8ClampedArray(page.data.length);
  for (let index = 0; index < grey.data.length; index += 1) {
    const value = grey.data[index] ?? 0;
    const paper = around?.[index];
    const shown = paper === undefined ? value : stretched(value / Math.max(paper, 1));
    const at = index * CHANNELS;
    data[at] = shown;
    data[at + 1] = shown;
    data[at + 2] = shown;
    data[at + CHANNELS - 1] = WHITE;
  }
  return { width: page.width, height: page.height, data };
}

function stretched(share: number): number {
  return ((share - INK) / (PAPER - INK)) * WHITE;
}
