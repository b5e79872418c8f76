import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { operatorPlaces } from "./operatorPlaces.ts";

function tableFile(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "places-")), "places.tsv");
  writeFileSync(file, text);
  return file;
}

const PREFIXES = "01SH 02HH 03NI 04HB 05NW 06HE 07RP 08BW 09BY 10SL 11BE 12BB 13MV 14SN 15ST 16TH".split(" ");
const TABLE = [
  "plz\tort\tags\tars\tland\tkreis",
  ...PREFIXES.map((code) => {
    const [prefix, land] = [code.slice(0, 2), code.slice(2)];
    return `${prefix}067\tOrt\t${prefix}000001\t${prefix}0000000001\t${land}\tKreis`;
  }),
].join("\n");

describe("the operator's table of places", () => {
  it("is laid beside the functions as they read it", () => {
    const places: unknown = JSON.parse(operatorPlaces(tableFile(TABLE)) ?? "");
    expect(places).toHaveLength(16);
    expect(places).toContainEqual({
      postalCode: "05067",
      place: "Ort",
      ars: "050000000001",
      region: "NW",
      district: "Kreis",
    });
  });

  it("stops the build with every reason when it cannot be used", () => {
    expect(() => operatorPlaces(tableFile(TABLE.replace("05067", "5067")))).toThrow(/five digits[\s\S]*NW/);
  });

  it("is not needed: then the sample stands in", () => {
    expect(operatorPlaces(undefined)).toBeUndefined();
    expect(operatorPlaces("")).toBeUndefined();
  });
});
