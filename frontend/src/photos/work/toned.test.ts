import { describe, expect, it } from "vitest";
import type { OwnPixels } from "../paper/Pixels.ts";
import { toned } from "./toned.ts";

const SIDE = 200;
const [LIT, SHADED, INK] = [230, 140, 30];
/** A letter's stroke in every twentieth column. */
const isInk = (x: number): boolean => x % 20 === 10 || x % 20 === 11;

/** A page whose right half lies in a shadow, with strokes of ink; reddish, as by lamplight. */
function aPage(): OwnPixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const x = at % SIDE;
    const value = isInk(x) ? INK : x < SIDE / 2 ? LIT : SHADED;
    data.set([value, value - 20, value - 30, 255], at * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

/** Red, green and blue of a pixel in the middle row. */
const colourAt = ({ data }: OwnPixels, x: number): readonly number[] => [
  ...data.subarray((SIDE * (SIDE / 2) + x) * 4, (SIDE * (SIDE / 2) + x) * 4 + 3),
];

describe("the colours of a page", () => {
  it("stay as they are where they are wanted", () => {
    const page = aPage();
    expect(toned(page, "colour")).toBe(page);
  });

  it("become grey, as bright as they were", () => {
    const grey = toned(aPage(), "grey");
    const [lit, shaded, ink] = [25, 145, 10].map((x) => colourAt(grey, x));
    for (const colour of [lit, shaded, ink]) expect(new Set(colour).size).toBe(1);
    expect(lit?.[0]).toBeGreaterThan(shaded?.[0] ?? 255);
    expect(shaded?.[0]).toBeGreaterThan(ink?.[0] ?? 255);
  });

  it("become white paper and dark letters for text, in the shadow as well", () => {
    const text = toned(aPage(), "text");
    for (const x of [25, 145]) expect(colourAt(text, x)).toEqual([255, 255, 255]);
    for (const x of [30, 150]) for (const value of colourAt(text, x)) expect(value).toBeLessThan(40);
  });
});
