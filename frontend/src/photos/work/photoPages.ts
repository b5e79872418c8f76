import { judgePage } from "../legibility/judgePage.ts";
import { findPaper } from "../paper/findPaper.ts";
import { flattened, outputSize, takenPixels } from "../paper/flattened.ts";
import { greyOf } from "../paper/GreyImage.ts";
import { type Pixels, type Size, WHOLE_PICTURE } from "../paper/Pixels.ts";
import { toned } from "./toned.ts";
import type { Jpeg, Settings } from "./Page.ts";
import type { Found, Made } from "./orders.ts";

/** Long sides in pixels: to find the paper in, to cut it out of, to move corners on, to look through. */
const FIND = 320;
const CUT = 2400;
const SHOW = 1000;
const SMALL = 420;

/** A page of at most 300 kB. */
const MOST_BYTES = 300_000;
const QUALITIES = [0.82, 0.72, 0.6, 0.48] as const;
/** When even a rough picture is too large, it gets fewer pixels. */
const SMALLER = 0.8;

export async function findIn(picture: Blob): Promise<Found> {
  const { pixels } = await decoded(picture, FIND);
  const corners = findPaper(pixels);
  return { corners: corners ?? WHOLE_PICTURE, isPaper: corners !== undefined };
}

/** Straightens the paper, judges it as it was taken, colours it and packs it. */
export async function makePage(picture: Blob, { corners, turns, tone }: Settings): Promise<Made> {
  const { pixels, taken } = await decoded(picture, CUT);
  const upright = outputSize(corners, pixels);
  const size = turns % 2 === 0 ? upright : { width: upright.height, height: upright.width };
  const page = flattened(pixels, { corners, turns, ...size });
  const findings = judgePage({ image: greyOf(page), takenPixels: takenPixels(corners, taken) });
  const canvas = canvasOf(toned(page, tone));
  return { jpeg: await smallJpeg(canvas), small: smallPicture(canvas), findings };
}

export async function showPicture(picture: Blob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(picture);
  const canvas = drawn(bitmap, SHOW);
  bitmap.close();
  return canvas.transferToImageBitmap();
}

/** A scanned page of a PDF, looked at. */
export async function lookAt(picture: Blob): Promise<Pick<Made, "small" | "findings">> {
  const { pixels, taken } = await decoded(picture, CUT);
  const findings = judgePage({ image: greyOf(pixels), takenPixels: Math.max(taken.width, taken.height) });
  return { small: smallPicture(canvasOf(pixels)), findings };
}

/** The picture as a camera meant it (its turn is in the file), made smaller at once: one photo fills 50 MB. */
async function decoded(
  picture: Blob,
  longSide: number,
): Promise<{ readonly pixels: Pixels; readonly taken: Size }> {
  const bitmap = await createImageBitmap(picture);
  const taken = { width: bitmap.width, height: bitmap.height };
  const canvas = drawn(bitmap, longSide);
  bitmap.close();
  const pixels = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  // Its memory is given back now, not when the browser next looks for some.
  canvas.width = 0;
  return { pixels, taken };
}

function drawn(bitmap: ImageBitmap | OffscreenCanvas, longSide: number): OffscreenCanvas {
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  // What is transparent would become black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** The page as JPEG, as good as fits. */
async function smallJpeg(canvas: OffscreenCanvas): Promise<Jpeg> {
  const { width, height } = canvas;
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (blob.size <= MOST_BYTES) return { blob, width, height };
  }
  const smaller = new OffscreenCanvas(Math.round(width * SMALLER), Math.round(height * SMALLER));
  const context = contextOf(smaller);
  context.imageSmoothingQuality = "high";
  context.drawImage(canvas, 0, 0, smaller.width, smaller.height);
  return smallJpeg(smaller);
}

function smallPicture(canvas: OffscreenCanvas): ImageBitmap {
  return drawn(canvas, SMALL).transferToImageBitmap();
}

function canvasOf({ width, height, data }: Pixels): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const image = new ImageData(width, height);
  image.data.set(data);
  contextOf(canvas).putImageData(image, 0, 0);
  return canvas;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  // Pixels are read back: a canvas on the graphics card would copy them twice.
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("The browser has no memory left for a canvas.");
  return context;
}
