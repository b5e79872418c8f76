import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import type { ActiveChange } from "#domain/forms/FormVersion.ts";
import { places } from "./places.ts";

const LANDS = [
  "SH",
  "HH",
  "NI",
  "HB",
  "NW",
  "HE",
  "RP",
  "BW",
  "BY",
  "SL",
  "BE",
  "BB",
  "MV",
  "SN",
  "ST",
  "TH",
];
const rows = LANDS.map((land, place) => {
  const number = String(place + 1).padStart(2, "0");
  return `${number}067\tOrt\t${number}000001\t${number}0000000001\t${land}\t`;
});
const table = path.join(mkdtempSync(path.join(tmpdir(), "operator-places-")), "places.tsv");
writeFileSync(table, ["plz\tort\tags\tars\tland\tkreis", ...rows].join("\n"));

it.each([
  [["import", table], "puts the same table in force"],
  [["import", table], "writes the same table"],
  [["activate", "1".repeat(12)], "puts another table in force"],
  [["activate", "bundled"], "puts another table in force"],
])(
  "operator places %j is told when somebody else %s at the same time, and changes nothing",
  async (words, what) => {
    const changes: ActiveChange[] = [];
    const store = {
      places: () => Promise.resolve(undefined),
      info: () =>
        Promise.resolve(
          words[0] === "activate" ? { importedAt: "2026-11-28T07:00:00.000Z", places: 1 } : undefined,
        ),
      versions: () => Promise.resolve([]),
      active: () => Promise.resolve("2".repeat(12)),
      put: () => Promise.resolve(what !== "writes the same table"),
      activate: (change: ActiveChange) => {
        changes.push(change);
        return Promise.resolve(false);
      },
    };
    vi.spyOn(OPERATOR_STORES.places, "open").mockReturnValue({ store, clock: { now: () => new Date() } });
    const answer = await places([...words, "--bucket", "forms"]);
    expect([answer.exitCode, answer.out]).toEqual([1, ""]);
    expect(answer.err).toContain("Somebody else changed the places at the same time");
    expect(changes.map(({ from }) => from)).toEqual(what === "writes the same table" ? [] : ["2".repeat(12)]);
  },
);
