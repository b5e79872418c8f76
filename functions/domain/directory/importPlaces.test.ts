import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importPlaces } from "./importPlaces.ts";

const HEADER = "plz\tort\tags\tars\tland\tkreis";
const PREFIXES = {
  SH: "01",
  HH: "02",
  NI: "03",
  HB: "04",
  NW: "05",
  HE: "06",
  RP: "07",
  BW: "08",
  BY: "09",
  SL: "10",
  BE: "11",
  BB: "12",
  MV: "13",
  SN: "14",
  ST: "15",
  TH: "16",
} as const;
const ALL = Object.entries(PREFIXES).map(
  ([land, prefix]) => `${prefix}067\tOrt ${land}\t${prefix}000001\t${prefix}0000000001\t${land}\t`,
);
const table = (...lines: readonly string[]): string => [HEADER, ...ALL, ...lines].join("\n");

function reasonsOf(text: string): readonly string[] {
  const read = importPlaces(text);
  return read.ok ? [] : read.failure.reasons.map(({ line, reason }) => `${line}: ${reason}`);
}

describe("a table of places", () => {
  it("keeps leading zeros, districts and every municipality of a postal code", () => {
    const read = importPlaces(
      table(
        "21039\tBörnsen\t01053012\t010535323012\tSH\tHerzogtum Lauenburg",
        "21039\tHamburg\t02000000\t020000000000\tHH\t",
      ),
    );
    expect(read.ok && read.value.counts).toMatchObject({ SH: 2, HH: 2, TH: 1 });
    expect(read.ok && read.value.places.filter(({ postalCode }) => postalCode === "21039")).toEqual([
      {
        postalCode: "21039",
        place: "Börnsen",
        ars: "010535323012",
        region: "SH",
        district: "Herzogtum Lauenburg",
      },
      { postalCode: "21039", place: "Hamburg", ars: "020000000000", region: "HH" },
    ]);
    expect(read.ok && read.value.places.some(({ postalCode }) => postalCode === "01067")).toBe(true);
  });

  it("is read without signs that nobody sees and in one normal form", () => {
    const read = importPlaces(table("80331\tMu\u0308nchen\u200b\t09162000\t091620000000\tBY\tMu\u0308nchen"));
    expect(read.ok && read.value.places.at(-1)).toMatchObject({ place: "München", district: "München" });
  });

  it("may be separated by semicolons and begin with a byte order mark", () => {
    expect(importPlaces(`\uFEFF${table().replaceAll("\t", ";")}`).ok).toBe(true);
  });

  it.each([
    ["a postal code that lost its zero", "1067\tDresden\t14612000\t146120000000\tSN\t", "five digits"],
    ["a key of another state", "10115\tBerlin\t12000000\t110000000000\tBE\t", "does not lie in BE"],
    ["a short municipality key", "10115\tBerlin\t1100000\t110000000000\tBE\t", "eight digits"],
    ["a short regional key", "10115\tBerlin\t11000000\t11000000000\tBE\t", "twelve digits"],
    ["a state that does not exist", "10115\tBerlin\t11000000\t110000000000\tXX\t", "no state XX"],
    ["a place without a name", "10115\t\t11000000\t110000000000\tBE\t", "name of the place"],
    ["a place that stands there twice", ALL[0]!, "stands there twice"],
  ])("is refused for %s, with its line", (_, line, reason) => {
    expect(reasonsOf(table(line))).toEqual([expect.stringContaining(reason)]);
    expect(reasonsOf(table(line))[0]).toMatch(/^18: /);
  });

  it("is refused when a state is missing or the header is another one", () => {
    expect(reasonsOf([HEADER, ...ALL.slice(1)].join("\n"))).toEqual([
      expect.stringContaining("No place in SH"),
    ]);
    expect(reasonsOf("zip,city\n1,2")).toEqual([expect.stringContaining("must name the columns")]);
    expect(reasonsOf("")).toHaveLength(1);
  });

  it("names the first lines that are wrong and counts the rest", () => {
    const read = importPlaces(table(...Array.from({ length: 50 }, () => "x")));
    expect(read.ok ? undefined : [read.failure.reasons.length, read.failure.more]).toEqual([20, 30]);
  });

  it("never throws, whatever the file holds", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof importPlaces(`${HEADER}\n${text}`).ok).toBe("boolean");
      }),
    );
  });

  it.runIf(process.env["PLACES_FILE"] !== undefined)("the operator's own table is read whole", () => {
    const read = importPlaces(readFileSync(process.env["PLACES_FILE"] ?? "", "utf8"));
    expect(read.ok && Object.keys(read.value.counts)).toHaveLength(16);
  });
});
