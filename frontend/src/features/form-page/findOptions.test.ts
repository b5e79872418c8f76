import { describe, expect, it } from "vitest";
import { findOptions, optionByName } from "./findOptions.ts";

const options = [
  "Neuseeland",
  "Türkei",
  "Tunesien",
  "Niederlande",
  "Vereinigtes Königreich",
  "Guinea-Bissau",
].map((label) => ({ value: label, label }));
const labels = (text: string): readonly string[] => findOptions(options, text).map(({ label }) => label);

describe("searching in a long list", () => {
  it("finds a name by any part of it, the beginning first", () => {
    expect(labels("land")).toEqual(["Neuseeland", "Niederlande"]);
    expect(labels("t")).toEqual(["Türkei", "Tunesien", "Vereinigtes Königreich"]);
    expect(labels("bis")).toEqual(["Guinea-Bissau"]);
  });

  it("does not mind marks and capitals", () => {
    expect(labels("TURK")).toEqual(["Türkei"]);
    expect(optionByName(options, " türkei ")?.value).toBe("Türkei");
  });

  it("shows all without a text and none for a name that is not there", () => {
    expect(labels("")).toHaveLength(6);
    expect(labels("Atlantis")).toEqual([]);
    expect(optionByName(options, "Tür")).toBeUndefined();
  });
});
