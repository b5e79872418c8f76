import { describe, expect, it } from "vitest";
import { bundledDirectory } from "./bundledDirectory.ts";

const directory = bundledDirectory();
const WORK = { ars: "053150000000", day: "2026-11-21" };

describe("search for a profession", () => {
  it("finds it by its name in both languages and by its 14-digit code", () => {
    for (const query of ["krankenpfleger", "nurse", "99150001001009", "Gesundheits- und Krankenpfl"]) {
      const { professions } = directory.searchProfessions(query, 20);
      expect(professions.map(({ id }) => id)).toContain("krankenpfleger");
    }
  });

  it("does not mind umlauts and case", () => {
    const one = directory.searchProfessions("ÄRZTIN", 20).professions.map(({ id }) => id);
    expect(directory.searchProfessions("aerztin", 20).professions.map(({ id }) => id)).toEqual(one);
    expect(one).toContain("arzt");
  });

  it("says when the list was cut", () => {
    expect(directory.searchProfessions("in", 5)).toMatchObject({ complete: false });
  });
});

describe("search for a place", () => {
  it("offers every municipality of a postal code, also across states", () => {
    const { locations } = directory.searchLocations("21039", 20);
    expect(new Set(locations.map(({ region }) => region))).toEqual(new Set(["SH", "HH"]));
  });

  it("finds places by the beginning of a word, with and without umlauts", () => {
    expect(directory.searchLocations("koeln", 20).locations[0]?.place).toBe("Köln");
    expect(directory.searchLocations("Köl", 20).locations[0]?.place).toBe("Köln");
  });
});

describe("the competent authority", () => {
  it("is the state's own for health professions", () => {
    const nurse = directory.profession("99150001001010");
    expect(nurse?.id).toBe("krankenpfleger");
    const found =
      nurse === undefined
        ? []
        : directory.authorities({ ...WORK, profession: nurse, leiKaId: "99150001001010" });
    expect(found.map(({ id }) => id)).toEqual(["nw-brms-pug"]);
  });

  it("differs by the place of training where the state split it", () => {
    const munich = { ...WORK, ars: "091620000000" };
    const of = (leiKaId: string): readonly string[] => {
      const profession = directory.profession(leiKaId);
      return profession === undefined
        ? []
        : directory.authorities({ ...munich, profession, leiKaId }).map(({ id }) => id);
    };
    expect(of("99150002001003")).toEqual(["by-rufr"]);
    expect(of("99150002001004")).toEqual(["by-rob"]);
    expect(of("99150002001011")).toEqual(["by-rob", "by-rufr"]);
  });

  it("may be none", () => {
    const teacher = directory.profession("99150007016001");
    expect(
      teacher === undefined
        ? undefined
        : directory.authorities({ ...WORK, profession: teacher, leiKaId: "99150007016001" }),
    ).toEqual([]);
  });
});
