import { judgePage } from "../legibility/judgePage.ts";
import { findPaper } from "../paper/findPaper.ts";
import { flattened, outputSize, takenPixels } from "../paper/flattened.ts";
import { greyOf } from "../paper/GreyImage.ts";
import { type Corners, type OwnPixels, type Pixels, WHOLE_PICTURE } from "../paper/Pixels.ts";
import { toned } from "./toned.ts";
import type { Jpeg, Settings } from "./Page.ts";
import type { Made } from "./orders.ts";

/** Long sides in pixels: to find the paper in, to cut it out of, to move corners on, to look through. */
const FIND = 320;
const CUT = 2400;
const SHOW = 1000;
const SMALL = 420;
const HALF = 0.5;

/** A page of at most 300 kB. */
const MOST_BYTES = 300_000;
const QUALITIES = [0.82, 0.72, 0.6, 0.48] as const;
/** When even a rough picture is too large, it gets fewer pixels. */
const SMALLER = 0.8;

/** Where the paper lies; undefined where it is not to be made out. */
export async function findIn(picture: Blob): Promise<Corners | undefined> {
  const { canvas } = await decoded(picture, FIND);
  return findPaper(pixelsOf(canvas));
}

/** Finds the paper if nobody said where it is, straightens it, judges it as it was taken, colours it and packs it. */
export async function makePage(picture: Blob, settings: Settings): Promise<Made> {
  const { turns, tone } = settings;
  const { canvas: cut, taken } = await decoded(picture, CUT);
  const corners = settings.corners ?? findPaper(pixelsOf(drawn(cut, FIND))) ?? WHOLE_PICTURE;
  const pixels = pixelsOf(cut);
  const upright = outputSize(corners, pixels);
  const size = turns % 2 === 0 ? upright : { width: upright.height, height: upright.width };
  const page = flattened(pixels, { corners, turns, ...size });
  const findings = judgePage({ image: greyOf(page), takenPixels: takenPixels(corners, taken) });
  const canvas = canvasOf(toned(page, tone));
  return { corners, jpeg: await smallJpeg(canvas), small: smallPicture(canvas), findings };
}

export async function showPicture(picture: Blob): Promise<ImageBitmap> {
  return (await decoded(picture, SHOW)).canvas.transferToImageBitmap();
}

/** A scanned page of a PDF, looked at. */
export async function lookAt(picture: Blob): Promise<Pick<Made, "small" | "findings">> {
  const { canvas, taken } = await decoded(picture, CUT);
  const small = smallPicture(canvas);
  const image = greyOf(pixelsOf(canvas));
  return { small, findings: judgePage({ image, takenPixels: Math.max(taken.width, taken.height) }) };
}

/** The picture as a camera meant it (its turn is in the file), made smaller at once: one photo fills 50 MB. */
async function decoded(picture: Blob, longSide: number) {
  const bitmap = await createImageBitmap(picture);
  const taken = { width: bitmap.width, height: bitmap.height };
  const canvas = drawn(bitmap, longSide);
  bitmap.close();
  return { canvas, taken };
}

/** What is drawn on a canvas that is needed no more: its memory is free now, not when the browser next looks for some. */
function pixelsOf(canvas: OffscreenCanvas): Pixels {
  const pixels = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  canvas.width = 0;
  return pixels;
}

/** With so long a side at most, halved as often as it takes: to smooth in one step takes a third more of a photo's memory. */
function drawn(picture: ImageBitmap | OffscreenCanvas, longSide: number): OffscreenCanvas {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const isHalf = scale < HALF;
  const width = Math.max(1, Math.round(picture.width * (isHalf ? HALF : scale)));
  const height = Math.max(1, Math.round(picture.height * (isHalf ? HALF : scale)));
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  // What is transparent would become black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  if (!isHalf) return canvas;
  const smaller = drawn(canvas, longSide);
  canvas.width = 0;
  return smaller;
}

/** The page as JPEG, as good as fits. */
async function smallJpeg(canvas: OffscreenCanvas): Promise<Jpeg> {
  const { width, height } = canvas;
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (blob.size <= MOST_BYTES) return { blob, width, height };
  }
  return smallJpeg(drawn(canvas, Math.max(width, height) * SMALLER));
}

function smallPicture(canvas: OffscreenCanvas): ImageBitmap {
  return drawn(canvas, SMALL).transferToImageBitmap();
}

function canvasOf({ width, height, data }: OwnPixels): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  // Pixels are read back: a canvas on the graphics card would copy them twice.
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("The browser has no memory left for a canvas.");
  return context;
}
