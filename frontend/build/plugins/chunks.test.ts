import { describe, expect, it } from "vitest";
import { preloadedFiles } from "./chunks.ts";

const FILES = ["assets/app-a.js", "assets/rolldown-runtime-b.js", "assets/blocks-c.js", "assets/parts-d.css"];

describe("what is fetched together with a part", () => {
  it("is everything for the document itself", () => {
    expect(preloadedFiles("assets/index-x.js", FILES)).toEqual(FILES);
  });

  it("is all that a page stands on and that is not there yet", () => {
    expect(preloadedFiles("assets/AccountPage-x.js", FILES)).toEqual([
      "assets/blocks-c.js",
      "assets/parts-d.css",
    ]);
  });

  it("is only styles for what comes while a page is used", () => {
    expect(preloadedFiles("assets/later-x.js", FILES)).toEqual(["assets/parts-d.css"]);
  });
});
