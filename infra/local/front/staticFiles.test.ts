import { describe, expect, it } from "vitest";
import { fileNames } from "./staticFiles.ts";

describe("addresses of the application", () => {
  it("are pages unless their last part has a dot", () => {
    expect(fileNames("/")).toContain("/index.html");
    expect(fileNames("/en/antrag/start?processData=a.b")).toContain("/index.html");
    expect(fileNames("/assets/main-1a2b.js")).toEqual(["/assets/main-1a2b.js"]);
    expect(fileNames("/builds/latest.json?1")).toEqual(["/builds/latest.json"]);
  });

  it("have a document of their own where the build wrote one", () => {
    expect(fileNames("/")).toEqual(["/page.html", "/index.html"]);
    expect(fileNames("/en/legal-notice/?a=1")).toEqual(["/en/legal-notice/page.html", "/index.html"]);
  });

  it("never leave the folder", () => {
    expect(fileNames("/../package.json")).toEqual([]);
    expect(fileNames("/%2e%2e/package.json")).toEqual([]);
    expect(fileNames("/..%2fpackage.json")).toEqual([]);
    expect(fileNames("/a%5c..%5cb.js")).toEqual([]);
    expect(fileNames("/%zz")).toEqual([]);
  });
});
