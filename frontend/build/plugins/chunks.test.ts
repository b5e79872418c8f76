import { describe, expect, it } from "vitest";
import { chunkOf, preloadedFiles } from "./chunks.ts";

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

  it("is the part itself, which waits for its styles, and nothing for one without", () => {
    const files = ["assets/later-x.js", ...FILES];
    expect(preloadedFiles("assets/later-x.js", files)).toEqual(["assets/later-x.js", "assets/parts-d.css"]);
    expect(preloadedFiles("assets/words-x.js", ["assets/words-x.js"])).toEqual([]);
  });

  it("is the file of all rare fields for each of them, so that one round trip brings it", () => {
    const files = ["assets/DataGrid-x.js", "assets/fields-e.js", "assets/blocks-c.js"];
    expect(preloadedFiles("assets/DataGrid-x.js", files)).toEqual(files.slice(0, 2));
  });
});

describe("the file that a module goes to", () => {
  const SOURCE = "/srv/main/frontend/src";
  const HOME = `${SOURCE}/pages/home/HomePage.tsx`;
  const START = `${SOURCE}/pages/start/ProcessStartPage.tsx`;
  const ACCOUNT = `${SOURCE}/pages/account/AccountPage.tsx`;
  const IMPRINT = `${SOURCE}/pages/legal/imprint/ImprintPage.tsx`;
  const FORM = `${SOURCE}/application/open/ProcessPage.tsx`;
  const RARE_FIELDS = `${SOURCE}/form/fields/furtherControls.tsx`;
  const REVIEW = `${SOURCE}/application/review/ReviewStep.tsx`;
  /** All of these are loaded when they are needed. */
  const fileOf = (id: string, importers: readonly string[]): string | null =>
    chunkOf(id, {
      getModuleInfo: (asked) =>
        asked === id
          ? { importers, dynamicImporters: [] }
          : { importers: [], dynamicImporters: ["pages.ts"] },
    });
  const fileFor = (...importers: readonly string[]): string | null =>
    fileOf(`${SOURCE}/ui/part.ts`, importers);

  it("is the page's own for what one page needs, whatever the folder of the project is called", () => {
    expect(fileFor(HOME)).toBeNull();
  });

  it("is the form's for what the form alone needs, and the app's for what it shares", () => {
    expect(fileFor(FORM)).toBe("form");
    expect(fileFor(FORM, REVIEW)).toBe("form");
    expect(fileFor(FORM, HOME)).toBe("app");
    expect(fileFor(`${SOURCE}/app/main.tsx`)).toBe("app");
  });

  it("is one for what a page shares with others and with parts that come later", () => {
    expect(fileFor(START, ACCOUNT)).toBe("pages");
    expect(fileFor(START, REVIEW)).toBe("pages");
    expect(fileFor(START, HOME)).toBe("search");
    expect(fileFor(START, HOME, RARE_FIELDS)).toBe("blocks");
    expect(fileFor(ACCOUNT, RARE_FIELDS)).toBeNull();
  });

  it("is no common one with texts to read, nor for what parts that come later share", () => {
    expect(fileFor(START, IMPRINT)).toBeNull();
    expect(fileFor(REVIEW, `${SOURCE}/application/compare/CompareVersions.tsx`)).toBeNull();
  });

  it("is one for all rare fields, rows and documents", () => {
    expect(fileFor(RARE_FIELDS)).toBe("fields");
    expect(fileFor(`${SOURCE}/form/rows/DataGrid.tsx`, FORM)).toBe("form");
  });

  it("is one for each language's texts of several folders", () => {
    const texts = `${SOURCE}/search/messages.de.ts`;
    const [home, start] = [`${SOURCE}/pages/home/messages.de.ts`, `${SOURCE}/pages/start/messages.de.ts`];
    expect(fileOf(texts, [home, start])).toBe("messages.de");
    expect(fileOf(texts, [home])).toBeNull();
    expect(fileOf(`${SOURCE}/form/fields/messages.de.ts`, [])).toBeNull();
  });
});
