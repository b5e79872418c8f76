import fc from "fast-check";
import { expect, test } from "vitest";
import { differingPart } from "./differingPart.ts";

test("what differs is marked, and nothing else", () => {
  expect(differingPart("Musterstraße 12a", "Musterstraße 14")).toEqual({
    before: "Musterstraße 1",
    differs: "2a",
    after: "",
  });
  expect(differingPart("13. März 1991", "14. März 1991")).toEqual({
    before: "1",
    differs: "3",
    after: ". März 1991",
  });
  expect(differingPart("Beispiel", "Beispiel-Muster").differs).toBe("");
});

test("the parts make the text again, and the marked ones are what changes one text into the other", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, other) => {
      const { before, differs, after } = differingPart(one, other);
      const there = differingPart(other, one);
      expect(before + differs + after).toBe(one);
      expect(before + there.differs + after).toBe(other);
    }),
  );
});
