import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { importGraph } from "../architecture/house/importGraph.ts";
import { JOURNEYS_OF_ROOMS } from "./JOURNEYS_OF_ROOMS.ts";
import type { NamedTests } from "./namedTests.ts";
import { ROOT } from "./results.ts";

/** Tests against a whole portal take minutes to begin: they run when they themselves have changed. */
const NEEDS_PORTAL = /^test\/(integration\/portal|keycloak|recipes)\//;

function git(words: readonly string[]): readonly string[] {
  const printed = execFileSync("git", words, { cwd: ROOT, encoding: "utf8" });
  return printed.split("\n").filter((line) => line !== "");
}

/** What a change touches: tests that import what has changed since a commit, and the journeys of its rooms. */
export function changedTests(since = "HEAD"): NamedTests {
  const untracked = ["ls-files", "--others", "--exclude-standard"];
  const changed = [...git(["diff", "--name-only", "--diff-filter=d", since]), ...git(untracked)];
  const files = [...git(["ls-files", "*.ts", "*.tsx"]), ...changed];
  return testsTouchedBy(changed, {
    files: [...new Set(files)],
    read: (file) => readFileSync(path.join(ROOT, file), "utf8"),
  });
}

interface Tree {
  readonly files: readonly string[];
  readonly read: (file: string) => string;
}

export function testsTouchedBy(changed: readonly string[], tree: Tree): NamedTests {
  const importers = new Map<string, string[]>();
  for (const [from, to] of importGraph(tree).edges) importers.set(to, [...(importers.get(to) ?? []), from]);
  const touched = new Set(changed);
  for (const file of touched) for (const importer of importers.get(file) ?? []) touched.add(importer);
  const ofRooms = changed.flatMap((file) =>
    Object.entries(JOURNEYS_OF_ROOMS).flatMap(([room, journeys]) =>
      file.startsWith(`${room}/`) ? journeys.map((name) => `test/journeys/${name}.journey.ts`) : [],
    ),
  );
  const isChosen = (file: string): boolean => !NEEDS_PORTAL.test(file) || changed.includes(file);
  return {
    vitest: [...touched].filter((file) => /\.test\.tsx?$/.test(file) && isChosen(file)).sort(),
    journeys: [...new Set([...changed.filter((file) => file.endsWith(".journey.ts")), ...ofRooms])].sort(),
  };
}
