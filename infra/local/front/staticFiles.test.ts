import { describe, expect, it } from "vitest";
import { fileName } from "./staticFiles.ts";

describe("addresses of the application", () => {
  it("are pages unless their last part has a dot", () => {
    expect(fileName("/")).toBe("/index.html");
    expect(fileName("/en/antrag/start?processData=a.b")).toBe("/index.html");
    expect(fileName("/assets/main-1a2b.js")).toBe("/assets/main-1a2b.js");
    expect(fileName("/builds/latest.json?1")).toBe("/builds/latest.json");
  });

  it("never leave the folder", () => {
    expect(fileName("/../package.json")).toBeUndefined();
    expect(fileName("/%2e%2e/package.json")).toBeUndefined();
    expect(fileName("/..%2fpackage.json")).toBeUndefined();
    expect(fileName("/a%5c..%5cb.js")).toBeUndefined();
    expect(fileName("/%zz")).toBeUndefined();
  });
});
