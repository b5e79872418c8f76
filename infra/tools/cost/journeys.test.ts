import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { journeyTable, readJourneys } from "./journeys.ts";
import { readPrices } from "./readPrices.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "journeys-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const nothing = { bytesIn: 0, bytesOut: 0, milliseconds: 0, units: 0 };
const used = [
  { ...nothing, service: "api", operation: "GET /api/version", by: "outside", count: 2, bytesOut: 3_000 },
  { ...nothing, service: "states", operation: "transition", by: "submit", count: 100 },
];

/** A journey as Playwright reports it. */
const spec = (title: string, at: { readonly startTime: string; readonly duration: number }): unknown => {
  const body = Buffer.from(JSON.stringify(used)).toString("base64");
  const attachments = [{ name: "usage", contentType: "application/json", body }];
  return { title, tests: [{ results: [{ ...at, attachments }] }] };
};

it("The use of a journey is printed when it ran alone; other journeys are only counted", () => {
  const specs = [
    spec("alone", { startTime: "2026-11-22T10:00:00.000Z", duration: 1_000 }),
    spec("first of two", { startTime: "2026-11-22T10:00:02.000Z", duration: 1_000 }),
    spec("second of two", { startTime: "2026-11-22T10:00:02.900Z", duration: 1_000 }),
  ];
  const file = path.join(folder, "journeys.json");
  const suites = [{ title: "a.journey.ts", suites: [{ title: "sending", specs }] }];
  writeFileSync(file, JSON.stringify({ suites }));
  const table = journeyTable(readJourneys(file), readPrices());
  const [, heading, line, beside] = table.split("\n");
  expect(heading?.split(/ {2,}/)).toContain("states");
  // 100 transitions at 0.000025 each, and next to nothing for the two calls.
  expect(line?.trim().split(/ {2,}/)).toEqual([
    ..."2 0 0 0 0 100 0 3 0.0026".split(" "),
    "a.journey.ts › sending › alone",
  ]);
  expect(beside).toMatch(/^2 more ran beside others/);
});

it("Without a run of the journeys it is said how to have one", () => {
  expect(() => readJourneys(path.join(folder, "none.json"))).toThrow("npm run test:journeys");
});
