import { describe, expect, it } from "vitest";
import { missingTexts } from "./furtherLanguages.ts";

const german = ["common.skip", "search.found_one", "search.found_other"];

describe("the texts of a further language", () => {
  it("are all there where every key of the German ones is", () => {
    expect(missingTexts(german, { german, language: "fr" })).toEqual(["search.found_many"]);
    expect(missingTexts([...german, "search.found_many"], { german, language: "fr" })).toEqual([]);
  });

  it("need every form of the language for a count, and only those", () => {
    const arabic = ["zero", "one", "two", "few", "many", "other"].map((form) => `search.found_${form}`);
    expect(missingTexts(["common.skip", ...arabic], { german, language: "ar" })).toEqual([]);
    expect(missingTexts(["common.skip", "search.found_other"], { german, language: "ja" })).toEqual([]);
    expect(missingTexts(arabic.slice(1), { german, language: "ar" })).toEqual([
      "common.skip",
      "search.found_zero",
    ]);
  });
});
