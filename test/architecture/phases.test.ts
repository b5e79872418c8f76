import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { MOST_WORKERS } from "../gate/BOUNDS.ts";
import { ADDED, phasesOf } from "../gate/phases.ts";
import { ROOT } from "../gate/results.ts";
import { TAKES_ALL } from "../gate/scope.ts";
import { WIDE } from "../gate/WIDE.ts";
import { TITLES_NOT_IN_THIS_RUN, WIDE_JOURNEYS } from "../gate/WIDE_JOURNEYS.ts";

describe("every test file", () => {
  const tracked = execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx", "*.journey.ts"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const files = tracked.split("\n").filter((file) => file !== "" && existsSync(path.join(ROOT, file)));
  /** What the phases of a change run, by where it stands. */
  const GATE =
    /^((functions|frontend|infra)\/.*|test\/(architecture|rights|contract|statemachines|faults|oracle|security|infra|integration|journeys)\/.*)\.(test\.tsx?|journey\.ts)$/;
  const isWide = (file: string): boolean =>
    Object.keys(WIDE).some((place) => file === place || file.startsWith(`${place}/`));

  it("is in the gate or in the wide list, which says why", () => {
    expect(files.length).toBeGreaterThan(400);
    expect(files.filter((file) => !GATE.test(file) && !isWide(file))).toEqual([]);
    expect(Object.keys(WIDE).filter((place) => !files.some((file) => file.startsWith(place)))).toEqual([]);
  });

  it("has each journey that is left out by its title once, and others of the same file run", () => {
    const journeys = files.filter((file) => file.endsWith(".journey.ts") && !isWide(file));
    const titlesIn = (file: string): readonly string[] =>
      [...readFileSync(path.join(ROOT, file), "utf8").matchAll(/\btest\(\s*["`](.+?)["`],/g)].map(
        ([, title = ""]) => title.replace("${provider}", "elster").replace("${who}", "without one"),
      );
    const all = journeys.map((file) => ({ file, titles: titlesIn(file) }));
    for (const title of Object.keys(WIDE_JOURNEYS)) {
      const found = all.filter(({ titles }) => titles.includes(title));
      expect([title, found.length]).toEqual([title, 1]);
      const left = found.flatMap(({ titles }) => titles).filter((one) => !(one in WIDE_JOURNEYS));
      expect([title, left.length]).not.toEqual([title, 0]);
      expect(TITLES_NOT_IN_THIS_RUN).toSatisfy(
        (pattern: RegExp | undefined) => pattern?.test(`journeys a.journey.ts ${title}`) ?? TAKES_ALL,
      );
    }
  });

  it("is run by a phase: each project of the gate has its suite", () => {
    const suites = phasesOf({ added: [], journeys: true }).flatMap(({ lanes }) =>
      lanes.flat().map(({ name }) => name),
    );
    expect(suites).toEqual([
      "check",
      "computing",
      "unit",
      "integration-1",
      "infra-1",
      "integration-2",
      "counterparties",
      "infra-2",
      "journeys",
      "mishaps",
      ...(TAKES_ALL ? ["recipes", "load"] : []),
      "cases",
      "rights",
    ]);
  });
});

describe("the phases of a run, with everything", () => {
  const phases = phasesOf({ added: ADDED, journeys: true });

  it("have at most three workers at any time, however many processors there are", () => {
    for (const { name, lanes } of phases) {
      const workers = lanes.map((suites) => suites.map((suite) => suite.workers ?? Number.NaN));
      const atATime = workers.reduce((sum, ofLane) => sum + Math.max(...ofLane), 0);
      expect([name, atATime]).toEqual([name, Math.min(atATime, MOST_WORKERS)]);
    }
    // One by one, Playwright begins them by itself.
    expect(readFileSync(path.join(ROOT, "test/journeys/playwright.config.ts"), "utf8")).toContain(
      "testMatch: ONE_BY_ONE, workers: 1 }",
    );
  });

  it("have check, LocalStack and browsers each in another one", () => {
    const heavy = ["check", "localstack", "journeys"];
    for (const { name, lanes } of phases) {
      const together = lanes.flat().filter((suite) => heavy.includes(suite.name));
      expect([name, together.length]).toEqual([name, Math.min(together.length, 1)]);
    }
  });
});
