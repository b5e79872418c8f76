import { describe, expect, it } from "vitest";
import { bundledDirectory } from "./bundledDirectory.ts";
import { placeIndex } from "./placeIndex.ts";

const directory = bundledDirectory();
const WORK = { ars: "053150000000", day: "2026-11-21" };

const placesOf = (query: string): readonly string[] =>
  directory.searchLocations(query, 20).locations.map(({ place }) => place);

describe("search for a place", () => {
  it("offers every municipality of a postal code, also across states", () => {
    const { locations } = directory.searchLocations("21039", 20);
    expect(new Set(locations.map(({ region }) => region))).toEqual(new Set(["SH", "HH"]));
  });

  it.each([
    ["Köl", "Köln"],
    ["koeln", "Köln"],
    ["Koln", "Köln"],
    ["KÖLN", "Köln"],
    ["Cologne", "Köln"],
    ["Colonia", "Köln"],
    ["Кёльн", "Köln"],
    ["Köln-Porz", "Köln"],
    ["Porz", "Köln"],
    ["Köln Mauenheim", "Köln"],
    ["Kölm", "Köln"],
    ["Munich", "München"],
    ["Muenchen", "München"],
    ["Munchen", "München"],
    ["Münchn", "München"],
    ["Mucnhen", "München"],
    ["München Schwabing", "München"],
    ["Hanover", "Hannover"],
    ["Hannver", "Hannover"],
    ["Berlin-Kreuzberg", "Berlin"],
    ["Neukölln", "Berlin"],
    ["Hamburg Altona", "Hamburg"],
    ["Dusseldorf", "Düsseldorf"],
    ["Mayence", "Mainz"],
    ["Saar brücken", "Saarbrücken"],
    ["Lubeck", "Lübeck"],
    ["50 667", "Köln"],
    ["D-50667", "Köln"],
    ["٥٠ ٦٦٧", "Köln"],
    ["D-٥٠٦٦٧", "Köln"],
    ["\u200E50\u200E 667", "Köln"],
    ["50667 Köln", "Köln"],
    ["Köln 50667", "Köln"],
    ["506", "Köln"],
    ["50667 Kölm", "Köln"],
  ])("finds %s as %s", (query, place) => {
    expect(placesOf(query)[0]).toBe(place);
  });

  it("does not guess a postal code, finds nothing where nothing is alike, and asks where two things are written", () => {
    expect([placesOf("50999"), placesOf("Timbuktu")]).toEqual([[], []]);
    expect(placesOf("10115 Köln")).toEqual(["Berlin", "Köln"]);
  });

  it("offers a place once to who writes its name, and each postal code to who writes one", () => {
    const berlin = { ars: "110000000000", place: "Berlin", region: "BE" } as const;
    const table = ["10115", "10117", "10119"].map((postalCode) => ({ ...berlin, postalCode }));
    const places = placeIndex(table);
    expect(places.searchLocations("berl", 20).locations).toEqual([{ ...table[0], isWhole: true }]);
    expect(places.searchLocations("1011", 20).locations.map(({ isWhole }) => isWhole)).toEqual([
      false,
      false,
      false,
    ]);
    expect(places.location("110000000000")?.postalCode).toBe("");
    expect(places.location("110000000000", "10117")?.postalCode).toBe("10117");
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
