import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");
const NOTHING = "nothing";

/** What `infra/cloud.ts` does, which `npm run` calls (package.json), and how it ends when one of them refuses. */
function doneBy(words: readonly string[], refuses: string): readonly [readonly string[], number | null] {
  const DONE = path.join(mkdtempSync(path.join(tmpdir(), "deployment-")), "done");
  const tools = path.join(import.meta.dirname, "replacedTools.ts");
  const { status } = spawnSync(process.execPath, ["--import", tools, "infra/cloud.ts", ...words], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], DONE, REFUSES: refuses },
  });
  return [readFileSync(DONE, "utf8").trim().split("\n"), status];
}

const DEPLOY = ["deploy", "--settings", "nw", "--require-approval", "never"];
const AUDITED = ["npm audit --omit dev", "npm audit signatures"];
const BUILT = [
  "functions built",
  "vite build --config frontend/vite.config.ts --logLevel warn",
  "cdk synth --quiet",
];

it("A deployment asks for weaknesses, looks at the account, builds, compares, and only then writes", () => {
  const written = "cdk deploy --app cdk.out --all --require-approval never";
  expect(doneBy(DEPLOY, NOTHING)).toEqual([[...AUDITED, "preflight", ...BUILT, "guard", written], 0]);
});

it("A deployment ends before anything is built when something must be done in the account", () => {
  expect(doneBy(DEPLOY, "preflight")).toEqual([[...AUDITED, "preflight"], 1]);
});

it("A deployment ends before anything is written when data would be replaced or deleted", () => {
  expect(doneBy(DEPLOY, "guard")).toEqual([[...AUDITED, "preflight", ...BUILT, "guard"], 1]);
});

it("A comparison shows everything before it ends so", () => {
  expect(doneBy(["diff", "--settings", "nw"], "guard")).toEqual([
    [...BUILT, "cdk diff --app cdk.out", "guard"],
    1,
  ]);
});
