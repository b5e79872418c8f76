import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { readStateSettings as readForStart } from "#infra/laptop/settings/readStateSettings.ts";
import { readStateSettings as readForBuild } from "./readStateSettings.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";

const node = z.record(z.string(), z.unknown());
const DEMO = node.parse(settingsJson("demo"));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "settings-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Path = readonly (string | number)[];

/** Paths of everything that stands in the settings, the outermost first. */
function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  const inside: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((one: unknown, index) => [index, one] as const)
    : Object.entries(node.safeParse(value).data ?? {});
  return inside.flatMap(([key, one]) => [[...at, key], ...pathsIn(one, [...at, key])]);
}

/** The value with something else at a place, or without it. */
function changed(value: unknown, at: { readonly path: Path; readonly to: unknown }): unknown {
  const [key, ...rest] = at.path;
  if (key === undefined) return at.to;
  if (Array.isArray(value))
    return value.map((one: unknown, index) =>
      index === key ? changed(one, { path: rest, to: at.to }) : one,
    );
  const fields = node.parse(value);
  return { ...fields, [key]: changed(fields[key], { path: rest, to: at.to }) };
}

/** What start and build say of settings that have something else at a place. */
function refusals(place: Path, to?: unknown): readonly string[] {
  return refusalsOf(changed(DEMO, { path: place, to }));
}

function refusalsOf(settings: unknown): readonly string[] {
  const file = path.join(folder, "changed.json");
  writeFileSync(file, JSON.stringify(settings));
  const started = readForStart(file);
  let built = "nothing";
  try {
    readForBuild(file);
  } catch (error) {
    built = error instanceof Error ? error.message : "no error";
  }
  return [started.ok ? "nothing" : started.failure.sentence, built];
}

const IS_OPTIONAL = /^portal\.(electronicNotice|retention\.(openPaymentDays|resultProlongations))$/;
const FIELDS = pathsIn(DEMO).filter((place) => typeof place.at(-1) === "string");
const PUBLIC = FIELDS.filter(([part]) => part === "portal").filter(
  (place) => !IS_OPTIONAL.test(place.join(".")),
);
const TEXTS = FIELDS.filter((place) => place.at(-1) === "de" || place.at(-1) === "en");

describe("a setting that is missing", () => {
  it("stops start and build and is named, whichever of the public ones it is", () => {
    expect(PUBLIC.map((place) => place.join("."))).toContain("portal.support.hours");
    const silent = PUBLIC.filter((place) =>
      refusals(place).some((said) => !said.includes(`${place.join(".")} is missing`)),
    );
    expect(silent).toEqual([]);
  });

  it("stops start and build when a text is missing or empty in one language", () => {
    expect(TEXTS.map((place) => place.join("."))).toContain("server.offers.5.fee.legalBasis.en");
    for (const [to, word] of [
      [undefined, "is missing"],
      ["", "is empty"],
    ] as const) {
      const silent = TEXTS.filter((place) =>
        refusals(place, to).some((said) => !said.includes(`${place.join(".")} ${word}`)),
      );
      expect(silent).toEqual([]);
    }
  });

  it("is explained", () => {
    expect(refusals(["portal", "support", "hours"])[0]).toContain(
      "portal.support.hours is missing: expected object. (Hours in which support answers.)",
    );
  });
});

describe("an authority that takes a fee without a payment service", () => {
  it("stops start and build, and is named with the offer", () => {
    for (const said of refusals(["server", "payments"], [])) {
      expect(said).toContain("names no payment service");
      expect(said).toMatch(/nw-brms-pug[^;]*\(offer fixed-fee\)/);
    }
  });

  it("is none in the settings of any state", () => {
    for (const state of ["demo", "nw", "rp"]) {
      expect(readForStart(state).ok).toBe(true);
      expect(
        readForBuild(path.join(import.meta.dirname, `../../states/${state}/settings.json`)),
      ).toBeDefined();
    }
  });
});
