import type { Size } from "../paper/Pixels.ts";

/** A4 in points of PDF, upright. */
export const A4_POINTS: Size = { width: 595.28, height: 841.89 };

export interface Fitted {
  readonly page: Size;
  readonly x: number;
  readonly y: number;
  /** Points for a pixel. */
  readonly scale: number;
}

/** Where a picture lies on a page: as large as fits, in the middle; a wide one on a page laid across. */
export function fitted({ width, height }: Size, upright: Size): Fitted {
  const page = width > height ? { width: upright.height, height: upright.width } : upright;
  const scale = Math.min(page.width / width, page.height / height);
  return { page, x: (page.width - width * scale) / 2, y: (page.height - height * scale) / 2, scale };
}
