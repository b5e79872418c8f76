import { describe, expect, it } from "vitest";
import { optionLists } from "#forms/import/formio/optionLists.ts";
import { withCountryNames } from "./countryNames.ts";
import { bundleForms } from "#forms/import/bundleForms.ts";
import { fieldsOf } from "#forms/fieldsOf.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { findOptions, givenBefore, meantOption, optionByName } from "./findOptions.ts";

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

  it("finds an option by the text that only it fits, and takes none where several do", () => {
    expect(meantOption(options, "Tune")?.value).toBe("Tunesien");
    expect(meantOption(options, "land")).toBeUndefined();
    expect(meantOption(options, "T")).toBeUndefined();
  });

  it("shows all without a text and none for a name that is not there", () => {
    expect(labels("")).toHaveLength(6);
    expect(labels("Atlantis")).toEqual([]);
    expect(optionByName(options, "Tür")).toBeUndefined();
  });
});

describe("searching for a country", () => {
  const german = withCountryNames(optionLists(["citizenships"], "de")["citizenships"] ?? []);
  const english = withCountryNames(optionLists(["countries"], "en")["countries"] ?? []);

  it.each([
    ["Tunisie", "TN"],
    ["Tunisia", "TN"],
    ["تونس", "TN"],
    ["Türkiye", "TR"],
    ["Turkiye", "TR"],
    ["Tuerkei", "TR"],
    ["Turkey", "TR"],
    ["India", "IN"],
    ["भारत", "IN"],
    ["Philippines", "PH"],
    ["Pilipinas", "PH"],
    ["Syria", "SY"],
    ["سوريا", "SY"],
    ["Україна", "UA"],
    ["Ukraina", "UA"],
    ["Polska", "PL"],
    ["España", "ES"],
    ["Espana", "ES"],
    ["Hrvatska", "HR"],
    ["Shqipëri", "AL"],
    ["Ελλάδα", "GR"],
    ["Việt Nam", "VN"],
    ["Viet Nam", "VN"],
    ["Brasil", "BR"],
    ["Holland", "NL"],
    ["USA", "US"],
    ["England", "GB"],
    ["Ivory Coast", "CI"],
    ["Österreich", "AT"],
    ["Oesterreich", "AT"],
    ["Austria", "AT"],
  ])("takes %s in the German list and in the English one", (text, code) => {
    expect([meantOption(german, text)?.value, meantOption(english, text)?.value]).toEqual([code, code]);
  });

  it("puts the country first whose code was typed", () => {
    expect(["TN", "ph", "DE"].map((code) => findOptions(german, code)[0]?.value)).toEqual(["TN", "PH", "DE"]);
  });

  it.each([
    ["Tnisia", "TN"],
    ["Tunesein", "TN"],
    ["Pakistna", "PK"],
    ["Phillipines", "PH"],
    ["Kamerum", "CM"],
    ["Columbien", "CO"],
    ["Bosnein", "BA"],
    ["Morrocco", "MA"],
    ["Seirra Leone", "SL"],
  ])("takes what was meant by %s: nothing else is like it", (text, code) => {
    expect(findOptions(german, text).map(({ value }) => value)).toEqual([code]);
    expect(meantOption(german, text)?.value).toBe(code);
  });

  it.each(["Nigerai", "Irax"])("offers what may be meant by %s, and takes none of it", (text) => {
    expect(findOptions(german, text).length).toBeGreaterThan(1);
    expect(meantOption(german, text)).toBeUndefined();
  });

  it("offers India, Indonesia and others to who has typed two letters", () => {
    expect(findOptions(german, "In").map(({ value }) => value)).toEqual(expect.arrayContaining(["IN", "ID"]));
    expect(optionByName(german, "in")).toBeUndefined();
  });
});

describe("a country that another question was answered with", () => {
  const form = bundleForms()["recognition"]?.de;
  const before = (path: string, data: FormAnswers) => {
    const field = form?.pages
      .flatMap((page) => fieldsOf(page))
      .find((placed) => placed.field.path === path)?.field;
    if (form === undefined || field === undefined) throw new Error("there is no such question");
    return [...givenBefore(form, { data, field })];
  };
  const born = { countryOfBirth: "TN" };

  it("is offered by every further question for a country, each once", () => {
    for (const path of ["address.country", "citizenships", "q.country", "w.country"])
      expect(before(path, born)).toEqual(["TN"]);
    const moved = {
      ...born,
      address: { country: "FR" },
      citizenships: ["TN", "FR"],
      q: [{ country: "IT" }, {}],
    };
    expect(before("w.country", moved)).toEqual(["TN", "FR", "IT"]);
    expect(before("q.country", moved)).toEqual(["TN", "FR", "IT"]);
  });

  it("is not offered where it was just given as one of several answers, nor where nothing was answered", () => {
    expect(before("citizenships", { citizenships: ["TN", ""] })).toEqual([]);
    expect(before("countryOfBirth", {})).toEqual([]);
  });
});
