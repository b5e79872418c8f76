import { type GreyImage, smoothed } from "../paper/GreyImage.ts";

/** How much darker ink is than its surroundings, as a share of the page's contrast. */
const INK = 0.3;
/** How far around a pixel its surroundings go, as a share of the long side. */
const AROUND = 0.01;
/** A column or row with so much ink is a frame or the line of a table. */
const RULE = 0.45;

/** Where ink is: 1 for each of its pixels, without frames and the lines of tables. */
export interface InkMap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export function inkMap(image: GreyImage, contrast: number): InkMap {
  const { width, height } = image;
  const around = smoothed(image, Math.round(Math.max(width, height) * AROUND)).data;
  const data = new Uint8Array(width * height);
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const index = row * width + column;
      if ((image.data[index] ?? 0) >= (around[index] ?? 0) - contrast * INK) continue;
      data[index] = 1;
      columns[column] = (columns[column] ?? 0) + 1;
      rows[row] = (rows[row] ?? 0) + 1;
    }
  }
  for (let row = 0; row < height; row += 1) {
    if ((rows[row] ?? 0) > width * RULE) data.fill(0, row * width, (row + 1) * width);
  }
  for (let column = 0; column < width; column += 1) {
    if ((columns[column] ?? 0) <= height * RULE) continue;
    for (let index = column; index < data.length; index += width) data[index] = 0;
  }
  return { width, height, data };
}
