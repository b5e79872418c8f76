import { describe, expect, it } from "vitest";
import type { CompiledComponent } from "#forms/CompiledForm.ts";
import { firstVisibleComponents } from "./formIndex.ts";

const text = (key: string): CompiledComponent => ({ kind: "content", key, text: [] });

describe("the first parts of a page", () => {
  it("are counted as they are shown, so that hidden ones never leave a page empty", () => {
    const components = ["a", "b", "c", "d", "e"].map(text);
    const visible = new Set(["#c", "#d", "#e"]);
    expect(firstVisibleComponents(components, { visible, most: 2 }).map(({ key }) => key)).toEqual([
      "a",
      "b",
      "c",
      "d",
    ]);
  });

  it("are all of them where there are no more", () => {
    const components = ["a", "b"].map(text);
    expect(firstVisibleComponents(components, { visible: new Set(["#a", "#b"]), most: 2 })).toBe(components);
  });
});
