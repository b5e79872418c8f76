import { describe, expect, it } from "vitest";
import { fileNames } from "./staticFiles.ts";

describe("addresses of the application", () => {
  it("are pages unless their last part has a dot", () => {
    expect(fileNames("/", "de")).toContain("/index.html");
    expect(fileNames("/en/antrag/start?processData=a.b", "de")).toContain("/index.html");
    expect(fileNames("/assets/main-1a2b.js", "de")).toEqual(["/assets/main-1a2b.js"]);
    expect(fileNames("/builds/latest.json?1", "de")).toEqual(["/builds/latest.json"]);
  });

  it("have a document of their own where the build wrote one, in the reader's language before another", () => {
    expect(fileNames("/", "en")).toEqual(["/page.en.html", "/page.html", "/index.html"]);
    expect(fileNames("/en/legal-notice/?a=1", "de")).toEqual([
      "/en/legal-notice/page.de.html",
      "/en/legal-notice/page.html",
      "/index.html",
    ]);
  });

  it("never leave the folder", () => {
    expect(fileNames("/../package.json", "de")).toEqual([]);
    expect(fileNames("/%2e%2e/package.json", "de")).toEqual([]);
    expect(fileNames("/..%2fpackage.json", "de")).toEqual([]);
    expect(fileNames("/a%5c..%5cb.js", "de")).toEqual([]);
    expect(fileNames("/%zz", "de")).toEqual([]);
  });
});
