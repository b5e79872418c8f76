import { spawnSync } from "node:child_process";
import type { Check } from "./Recipe.ts";
import type { TreeCopy } from "./TreeCopy.ts";
import type { TypeChecker } from "./TypeChecker.ts";

export interface Outcome {
  readonly passed: boolean;
  readonly said: string;
}

export interface Surroundings {
  readonly tree: TreeCopy;
  readonly types: Pick<TypeChecker, "problems">;
  readonly about: RegExp;
}

const VITEST = ["node_modules/vitest/vitest.mjs", "run", "--config", "test/vitest.config.ts"];

/** Runs checks in the copy, as somebody would who changes it: all tests of them at once. */
export function runChecks(checks: readonly Check[], { tree, types, about }: Surroundings): Outcome {
  const problems = checks.some(({ kind }) => kind === "types") ? types.problems(about) : [];
  const tests = checks.filter((check) => check.kind === "tests");
  if (tests.length === 0) return { passed: problems.length === 0, said: problems.join("\n") };
  const projects = new Set(tests.map(({ project }) => project));
  const words = [
    ...[...projects].flatMap((project) => ["--project", project]),
    ...tests.map(({ file }) => file),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...VITEST, ...words], {
    cwd: tree.folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  return {
    passed: status === 0 && problems.length === 0,
    said: [...problems, stdout, stderr].join("\n"),
  };
}
