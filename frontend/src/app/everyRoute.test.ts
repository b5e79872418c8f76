import { describe, expect, it } from "vitest";
import { everyRoute } from "./everyRoute.ts";
import type { PrefixStrategy } from "../navigation/localePath.ts";

function imprints(strategy: PrefixStrategy): readonly (readonly [string, string])[] {
  return everyRoute(["de", "en", "ar"], strategy)
    .filter(({ pageId }) => pageId === "imprint")
    .map(({ name, path }) => [name, path]);
}

describe("the addresses of a page in every language", () => {
  it("begin with the code of a language that the settings add", () => {
    expect(imprints("prefix_except_default")).toEqual([
      ["imprint-de", "/impressum"],
      ["imprint-en", "/en/legal-notice"],
      ["imprint-ar", "/ar/legal-notice"],
    ]);
  });

  it("are one where addresses carry no language", () => {
    expect(imprints("no_prefix").map(([, path]) => path)).toEqual(["/impressum", "/impressum", "/impressum"]);
  });
});
