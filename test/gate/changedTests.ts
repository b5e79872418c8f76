import { dirname } from "node:path/posix";
import { JOURNEYS_OF_ROOMS } from "./JOURNEYS_OF_ROOMS.ts";
import type { NamedTests } from "./namedTests.ts";
import { git, sourceTree, type SourceTree, withImporters } from "./sourceTree.ts";

/** Tests against a whole portal take minutes to begin: they run when they themselves have changed. */
const NEEDS_PORTAL = /^test\/(integration\/portal|keycloak|recipes)\//;
/** They look at every file and take a minute together. */
const OF_EVERYTHING = /^test\/(architecture|rights)\//;
const MODULE = /\.tsx?$/;

/** Files that no module imports, by where they stand, and the tests that read them. Others are read by the contract. */
const READ_BY: readonly (readonly [place: string, tests: string])[] = [
  ["statemachines/", "test/statemachines/"],
  ["infra/states/", "infra/tools/settings/"],
  ["", "test/contract/"],
];

/** What a change touches: tests that import what has changed since a commit, and the journeys of its rooms. */
export function changedTests(since = "HEAD"): NamedTests {
  const untracked = ["ls-files", "--others", "--exclude-standard"];
  const changed = [...git(["diff", "--name-only", "--no-renames", since]), ...git(untracked)];
  return testsTouchedBy(changed, sourceTree());
}

/** `tree` has what is there: of what was deleted, those count that still import it. */
export function testsTouchedBy(changed: readonly string[], tree: SourceTree): NamedTests {
  const there = new Set(tree.files);
  const touched = withImporters(changed, {
    files: [...new Set([...tree.files, ...changed])],
    read: (file) => (there.has(file) ? tree.read(file) : ""),
  });
  const notModules = changed.filter((file) => !MODULE.test(file));
  const folders = new Set(notModules.map(dirname));
  const readers = READ_BY.filter(([place]) => notModules.some((file) => file.startsWith(place)));
  const isChosen = (file: string): boolean =>
    OF_EVERYTHING.test(file) ||
    changed.includes(file) ||
    (!NEEDS_PORTAL.test(file) &&
      (touched.has(file) ||
        folders.has(dirname(file)) ||
        readers.some(([, tests]) => file.startsWith(tests))));
  const ofRooms = Object.entries(JOURNEYS_OF_ROOMS).flatMap(([room, journeys]) =>
    changed.some((file) => file.startsWith(`${room}/`))
      ? journeys.map((name) => `test/journeys/${name}.journey.ts`)
      : [],
  );
  const journeys = [...changed.filter((file) => file.endsWith(".journey.ts") && there.has(file)), ...ofRooms];
  return {
    vitest: tree.files.filter((file) => /\.test\.tsx?$/.test(file) && isChosen(file)).sort(),
    journeys: [...new Set(journeys)].sort(),
  };
}
