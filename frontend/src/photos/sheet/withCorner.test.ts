import { expect, it } from "vitest";
import { isConvex, WHOLE_PICTURE } from "../paper/Pixels.ts";
import { afterKey, withCorner } from "./withCorner.ts";

it("A corner goes where the finger goes, and never out of the picture", () => {
  expect(withCorner(WHOLE_PICTURE, { index: 2, to: { x: 0.7, y: 0.8 } })[2]).toEqual({ x: 0.7, y: 0.8 });
  expect(withCorner(WHOLE_PICTURE, { index: 0, to: { x: -3, y: 4 } })[0]).toEqual({ x: 0, y: 1 });
});

it("Arrow keys move a corner a little, with Shift further; other keys do not", () => {
  const from = { x: 0.5, y: 0.5 };
  expect(afterKey(from, { key: "ArrowLeft", shiftKey: false })).toEqual({ x: 0.495, y: 0.5 });
  expect(afterKey(from, { key: "ArrowDown", shiftKey: true })).toEqual({ x: 0.5, y: 0.53 });
  expect(afterKey(from, { key: "Tab", shiftKey: false })).toBeUndefined();
});

it("Corners that lie crosswise hold no paper", () => {
  expect(isConvex(WHOLE_PICTURE)).toBe(true);
  expect(isConvex(withCorner(WHOLE_PICTURE, { index: 0, to: { x: 0.9, y: 0.9 } }))).toBe(false);
});
