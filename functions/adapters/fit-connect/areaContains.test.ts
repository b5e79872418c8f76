import { describe, expect, it } from "vitest";
import { areaContains } from "./areaContains.ts";

describe("the area of a destination", () => {
  it("contains the places whose regional key begins like its own, by whole levels", () => {
    expect(areaContains("091620000000", "091620000000")).toBe(true);
    expect(areaContains("090000000000", "091620000000")).toBe(true);
    expect(areaContains("053150000000", "051110000000")).toBe(false);
    expect(areaContains("110000000000", "120530000000")).toBe(false);
    expect(areaContains("05315", "053150000000")).toBe(true);
  });

  it("is the whole country when it is all zeros", () => {
    expect(areaContains("000000000000", "160550000000")).toBe(true);
  });

  it("does not contain a neighbour because a zero belongs to its own key", () => {
    // 10 = Saarland, 100410000000 = Regionalverband Saarbrücken; 01 = Schleswig-Holstein.
    expect(areaContains("100000000000", "100410000000")).toBe(true);
    expect(areaContains("100000000000", "010010000000")).toBe(false);
  });
});
