import { describe, expect, it } from "vitest";
import { HOUSE_BOUNDS } from "./house/houseBounds.ts";
import { measureHouse } from "./house/measureHouse.ts";

const house = measureHouse();

describe("the size and shape of the code", () => {
  it.each(HOUSE_BOUNDS)("keeps to its bound: $name", ({ of, bound }) => {
    expect(of(house)).toBeLessThanOrEqual(bound);
  });
});
