import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { testsTouchedBy } from "../gate/changedTests.ts";
import { foundSuites } from "../gate/foundCases.ts";
import { JOURNEYS_OF_ROOMS } from "../gate/JOURNEYS_OF_ROOMS.ts";
import { phasesOf } from "../gate/phases.ts";
import { repeatAlone } from "../gate/repeatAlone.ts";
import { ROOT } from "../gate/results.ts";
import { TAKES_ALL } from "../gate/scope.ts";
import { printRun } from "../gate/printRun.ts";
import { type PhaseReport, runPhases } from "../gate/runPhases.ts";
import type { Count, Failure, Suite } from "../gate/Suite.ts";
import { WIDE } from "../gate/WIDE.ts";
import { TITLES_NOT_IN_THIS_RUN, WIDE_JOURNEYS } from "../gate/WIDE_JOURNEYS.ts";

const failure = (file: string, name = "a test"): Failure => ({
  test: `${file}: ${name}`,
  why: "it was busy",
  at: { file, name },
});

const count = (suite: string, failures: readonly Failure[]): Count => ({
  suite,
  passed: 3,
  failed: failures.length,
  failures,
});

/** A suite that fails at first; `passing` names the files that pass when they are repeated. */
function aSuite(name: string, failures: readonly Failure[], passing: readonly string[] = []) {
  const ran: string[] = [];
  const suite: Suite = {
    name,
    run: () => {
      ran.push(name);
      return Promise.resolve(count(name, failures));
    },
    again: ([place]) => {
      const file = place?.file ?? "";
      ran.push(file);
      return Promise.resolve(count(name, passing.includes(file) ? [] : [failure(file)]));
    },
  };
  return { suite, ran };
}

describe("what failed", () => {
  it("is repeated alone, file by file, and is shaky where it passes then", async () => {
    const failures = [failure("a.test.ts"), failure("a.test.ts", "another"), failure("b.test.ts")];
    const { suite, ran } = aSuite("unit", failures, ["a.test.ts"]);
    const repeated = await repeatAlone(suite, count("unit", failures));
    expect(ran).toEqual(["a.test.ts", "b.test.ts"]);
    expect(repeated.shaky).toEqual(failures.slice(0, 2));
    expect(repeated.count).toMatchObject({ passed: 5, failed: 1, failures: failures.slice(2) });
  });

  it("stays failed where no single test did", async () => {
    const asAWhole: Failure = { test: "unit", why: "it wrote no report that can be read" };
    const { suite } = aSuite("unit", [asAWhole]);
    expect((await repeatAlone(suite, count("unit", [asAWhole]))).count.failed).toBe(1);
  });

  it("is red at once where it is more than chance", async () => {
    const failures = ["a", "b", "c", "d", "e", "f"].map((name) => failure(`${name}.test.ts`));
    const { suite, ran } = aSuite(
      "unit",
      failures,
      failures.map(({ at }) => at?.file ?? ""),
    );
    const [report] = await runPhases([{ name: "check", lanes: [[suite]] }], { whateverHappens: false });
    expect(ran).toEqual(["unit"]);
    expect(report?.counts[0]?.failed).toBe(6);
  });

  it.each([
    ["ends the run when its phase is over", false, ["unit", "a.test.ts", "infra"]],
    ["ends nothing where everything is wanted", true, ["unit", "a.test.ts", "infra", "journeys"]],
  ])("%s", async (...[, whateverHappens, expected]) => {
    const ran: string[] = [];
    const suites = [aSuite("unit", [failure("a.test.ts")]), aSuite("infra", []), aSuite("journeys", [])].map(
      ({ suite }) => ({
        ...suite,
        run: (how: { readonly aside: boolean }) => {
          ran.push(suite.name);
          return suite.run(how);
        },
        again: (places: readonly { readonly file: string; readonly name: string }[]) => {
          ran.push(...places.map(({ file }) => file));
          return suite.again?.(places) ?? Promise.reject(new Error("it cannot be repeated"));
        },
      }),
    );
    await runPhases(
      [
        { name: "check", lanes: [suites.slice(0, 1), suites.slice(1, 2)] },
        { name: "journeys", lanes: [suites.slice(2)] },
      ],
      { whateverHappens },
    );
    expect(ran.toSorted()).toEqual(expected.toSorted());
  });
});

describe("the end of a run", () => {
  const reportOf = (failures: readonly Failure[], shaky: readonly Failure[] = []): PhaseReport => ({
    name: "check",
    seconds: 61,
    counts: [count("unit", failures)],
    shaky,
  });
  const printed = (...given: Parameters<typeof printRun>) => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
    const before = process.exitCode;
    printRun(...given);
    const { exitCode } = process;
    process.exitCode = before;
    vi.restoreAllMocks();
    return { exitCode, text: lines.join("") };
  };

  it("is good where everything passed, also where something passed only alone, which is named", () => {
    const { exitCode, text } = printed([reportOf([], [failure("a.test.ts")])]);
    expect(exitCode).toBe(0);
    expect(text).toContain("SHAKY: a.test.ts: a test\nit was busy\n");
    expect(text).toMatch(/check +1 min 1 s +3 passed, 0 failed, 1 shaky\n\n3 passed, 0 failed\n$/);
  });

  it("is bad where a test failed", () => {
    const { exitCode, text } = printed([reportOf([failure("a.test.ts")])]);
    expect(exitCode).toBe(1);
    expect(text).toContain("FAILED in unit: a.test.ts: a test");
  });

  it("is bad where something could not run, which is named with the reason", () => {
    const { exitCode, text } = printed([reportOf([])], [{ suite: "journeys", why: "No Chromium." }]);
    expect([exitCode, text.endsWith("NOT RUN: journeys. No Chromium.\n")]).toEqual([1, true]);
  });
});

it("A seed that found something is repeated in the files where it did", () => {
  const found = [
    { seed: 7, file: "a.test.ts", test: "one", why: "" },
    { seed: 7, file: "a.test.ts", test: "two", why: "" },
    { seed: 8, file: "b.test.ts", test: "one", why: "" },
  ];
  expect(foundSuites(found).map(({ name }) => name)).toEqual(["found-7", "found-8"]);
});

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
      "cases",
      "rights",
      ...(TAKES_ALL ? ["recipes", "load"] : []),
    ]);
  });
});

describe("what a change touches", () => {
  const touchedBy = (changed: readonly string[], files: readonly string[]) =>
    testsTouchedBy(changed, { files, read: () => 'import "./gone.ts"; import { a } from "./gone.ts";' })
      .vitest;

  it("is what still imports a file that is gone, and never the file", () => {
    expect(touchedBy(["functions/gone.ts"], ["functions/a.test.ts", "test/oracle/b.test.ts"])).toEqual([
      "functions/a.test.ts",
    ]);
    expect(touchedBy(["functions/gone.test.ts"], ["test/oracle/b.test.ts"])).toEqual([]);
  });

  it.each([
    ["statemachines/track-delivery.asl.json", "test/statemachines/a.test.ts"],
    ["functions/forms/definitions/recognition.json", "functions/forms/definitions/a.test.ts"],
    ["infra/states/demo/settings.json", "infra/tools/settings/a.test.ts"],
    ["infra/laptop/start.mjs", "infra/laptop/a.test.ts"],
    ["package.json", "test/contract/a.test.ts"],
  ])("is, where %s has changed, what reads it, and the contract", (file, test) => {
    const others = ["functions/domain/a.test.ts", "test/integration/portal/a.test.ts"];
    const touched = touchedBy([file], [...new Set([test, "test/contract/a.test.ts"]), ...others]);
    expect(touched).toEqual([...new Set([test, "test/contract/a.test.ts"])].toSorted());
  });

  it("is always what looks at every file", () => {
    expect(touchedBy([], ["test/architecture/a.test.ts", "functions/b.test.ts"])).toEqual([
      "test/architecture/a.test.ts",
    ]);
  });

  it("is what imports it, over any number of files, and the journeys of its room", () => {
    const texts: Record<string, string> = {
      "functions/domain/a.ts": "",
      "functions/usecases/b.ts": 'import { a } from "#domain/a.ts";',
      "functions/usecases/b.test.ts": 'import { b } from "./b.ts";',
      "functions/usecases/c.test.ts": "",
      "frontend/src/search/SearchField.tsx": "",
      "test/integration/portal/d.test.ts": 'import { a } from "#domain/a.ts";',
    };
    const tree = { files: Object.keys(texts), read: (file: string) => texts[file] ?? "" };
    expect(testsTouchedBy(["functions/domain/a.ts", "frontend/src/search/SearchField.tsx"], tree)).toEqual({
      vitest: ["functions/usecases/b.test.ts"],
      journeys: ["test/journeys/search.journey.ts"],
    });
  });

  it("is known for every room of the browser's code", () => {
    const rooms = globSync(["frontend/src/*/", "frontend/src/pages/*/"], { cwd: ROOT })
      .map((room) => room.replace(/\/$/, ""))
      .filter((room) => room !== "frontend/src/pages" && !room.endsWith(".ts") && !room.endsWith(".tsx"));
    const known = Object.keys(JOURNEYS_OF_ROOMS).filter((room) => room.startsWith("frontend/"));
    expect(known.toSorted()).toEqual(rooms.toSorted());
    const journeys = Object.values(JOURNEYS_OF_ROOMS).flat();
    expect(
      journeys.filter((name) => !existsSync(path.join(ROOT, `test/journeys/${name}.journey.ts`))),
    ).toEqual([]);
  });
});
