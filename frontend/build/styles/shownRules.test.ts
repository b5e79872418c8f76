import { describe, expect, it } from "vitest";
import { mirrored } from "./shownRules.ts";

describe("styles that are drawn from left to right", () => {
  it("follow the direction of writing", () => {
    expect(mirrored(".a{margin-left:1px;padding-right: 2px;border-left-width:3px;left:0}")).toBe(
      ".a{margin-inline-start:1px;padding-inline-end: 2px;border-inline-start-width:3px;inset-inline-start:0}",
    );
    expect(mirrored(".b{text-align:right}")).toBe(".b{text-align:end}");
  });

  it("keep names and values in which a side is only a part", () => {
    const css = ".m-left{background-position:left;grid-area:left;--side-left:1px;border-top-left-radius:2px}";
    expect(mirrored(css)).toBe(css);
  });
});
