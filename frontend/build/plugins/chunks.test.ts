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
  const PAGES = "/srv/main/frontend/src/pages";
  const FORM = "/srv/main/frontend/src/application/open/ProcessPage.tsx";
  const fileFor = (...importers: readonly string[]): string | null =>
    chunkOf(`${PAGES}/part.ts`, {
      getModuleInfo: (id) => (id.endsWith("part.ts") ? { importers: [...importers] } : null),
    });

  it("is the page's own for what one page needs, whatever the folder of the project is called", () => {
    expect(fileFor(`${PAGES}/home/HomePage.tsx`)).toBeNull();
  });

  it("is the form's for what the form alone needs, and the app's for what it shares", () => {
    expect(fileFor(FORM)).toBe("form");
    expect(fileFor(FORM, `${PAGES}/home/HomePage.tsx`)).toBe("app");
    expect(fileFor("/srv/main/frontend/src/app/main.tsx")).toBe("app");
  });

  it("is one for what several other pages share, without texts, home and what rare fields stand on", () => {
    const pages = [`${PAGES}/start/ProcessStartPage.tsx`, `${PAGES}/account/AccountPage.tsx`];
    expect(fileFor(...pages)).toBe("pages");
    expect(fileFor(...pages, `${PAGES}/legal/imprint/ImprintPage.tsx`)).toBeNull();
    expect(fileFor(...pages, `${PAGES}/home/HomePage.tsx`)).toBeNull();
    expect(fileFor(...pages, "/srv/main/frontend/src/form/fields/furtherControls.tsx")).toBeNull();
  });

  it("is one for all rare fields, rows and documents, and none of these for their texts", () => {
    expect(fileFor("/srv/main/frontend/src/form/rows/DataGrid.tsx")).toBe("fields");
    expect(fileFor("/srv/main/frontend/src/form/rows/DataGrid.tsx", FORM)).toBe("form");
    expect(
      chunkOf("/srv/main/frontend/src/form/fields/messages.de.ts", { getModuleInfo: () => null }),
    ).toBeNull();
  });
});
