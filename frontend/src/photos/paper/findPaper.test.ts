import { describe, expect, it } from "vitest";
import { drawPage } from "#test/fixtures/scans/drawPage.ts";
import { takePhoto, type Taking } from "#test/fixtures/scans/takePhoto.ts";
import { findPaper } from "./findPaper.ts";
import type { Pixels } from "./Pixels.ts";

/** The paper lies straight and in the middle; what else is drawn differs, the same in every run. */
function straight(): () => number {
  const OF_CORNERS = 9;
  let drawn = 0;
  return () => {
    drawn += 1;
    return drawn <= OF_CORNERS ? 0.5 : (drawn * 0.381_966) % 1;
  };
}
const CORNERS = [
  { x: 0.09, y: 0.08 },
  { x: 0.91, y: 0.08 },
  { x: 0.91, y: 0.92 },
  { x: 0.09, y: 0.92 },
];
/** A person would not move a corner that is so near. */
const NEAR = 0.02;

function aPicture(taking: Partial<Taking>): Pixels {
  const random = straight();
  const page = drawPage({
    layout: "letter",
    text: "german",
    paper: "#fbfaf6",
    ink: "#1b1b22",
    random: () => 0.5,
  });
  return takePhoto(page, {
    random,
    size: { width: 300, height: 400 },
    table: "#6b4a2f",
    grain: 0,
    light: 0.95,
    shadow: 0,
    noise: 2,
    blur: 0,
    moved: 0,
    ...taking,
  });
}

describe("the paper in a photo", () => {
  it.each<[string, Partial<Taking>]>([
    ["on wood", { grain: 60 }],
    ["on a dark cloth", { table: "#23252b" }],
    ["on a grey table", { table: "#8d8f93" }],
    ["under a shadow", { shadow: 0.3 }],
    ["in a dim room", { light: 0.5, noise: 6 }],
    ["out of focus", { blur: 2 }],
  ])("is found %s", (_, taking) => {
    const found = findPaper(aPicture(taking));
    expect(found).toHaveLength(CORNERS.length);
    for (const [index, { x, y }] of CORNERS.entries()) {
      expect(Math.hypot((found?.[index]?.x ?? 9) - x, (found?.[index]?.y ?? 9) - y)).toBeLessThan(NEAR);
    }
  });

  it("is not looked for in a scan: it fills the picture", () => {
    expect(findPaper(aPicture({ table: undefined }))).toBeUndefined();
  });
});
