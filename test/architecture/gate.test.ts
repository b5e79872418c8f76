import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { foundSuites } from "../gate/foundCases.ts";
import { repeatAlone } from "../gate/repeatAlone.ts";
import { ROOT } from "../gate/results.ts";
import { printRun } from "../gate/printRun.ts";
import { type PhaseReport, runPhases } from "../gate/runPhases.ts";
import { SEED } from "../gate/SEED.ts";
import type { Count, Failure, Suite } from "../gate/Suite.ts";

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

  it("is named in a file, where it passed when it was repeated", async () => {
    const shakyFile = path.join(mkdtempSync(path.join(tmpdir(), "shaky-")), "shaky.txt");
    const { suite } = aSuite("unit", [failure("a.test.ts")], ["a.test.ts"]);
    await runPhases([{ name: "check", lanes: [[suite]] }], { whateverHappens: false, shakyFile });
    expect(readFileSync(shakyFile, "utf8")).toBe("a.test.ts: a test\nit was busy\n\n");
  });

  it("is repeated five times at most, all phases together", async () => {
    const shakyFile = path.join(mkdtempSync(path.join(tmpdir(), "shaky-")), "shaky.txt");
    const files = ["a", "b", "c"].map((name) => `${name}.test.ts`);
    const { suite, ran } = aSuite(
      "unit",
      files.map((file) => failure(file)),
      files,
    );
    const phases = ["check", "sockets"].map((name) => ({ name, lanes: [[suite]] }));
    const [first, second] = await runPhases(phases, { whateverHappens: false, shakyFile });
    expect(ran).toEqual(["unit", ...files, "unit"]);
    expect([first, second].map((report) => report?.counts[0]?.failed)).toEqual([0, 3]);
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
    expect(text).toContain(`Generated cases follow from the seed ${SEED.toString()}.\n`);
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

it("Cases are generated from the seed that a run prints", () => {
  expect(fc.readConfigureGlobal().seed).toBe(SEED);
});

it("No command of a run gives way to others, which would let a busy machine starve it", () => {
  const files = [".ci/*", "test/gate/*"].flatMap((place) => globSync(place, { cwd: ROOT }));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /\bnice\b/.test(readFileSync(path.join(ROOT, file), "utf8")))).toEqual([]);
});

it("A seed that found something is repeated in the files where it did", () => {
  const found = [
    { seed: 7, file: "a.test.ts", test: "one", why: "" },
    { seed: 7, file: "a.test.ts", test: "two", why: "" },
    { seed: 8, file: "b.test.ts", test: "one", why: "" },
  ];
  expect(foundSuites(found).map(({ name }) => name)).toEqual(["found-7", "found-8"]);
});
