import { JOURNEYS_OF_ROOMS } from "./JOURNEYS_OF_ROOMS.ts";
import type { NamedTests } from "./namedTests.ts";
import { git, sourceTree, type SourceTree, withImporters } from "./sourceTree.ts";

/** Tests against a whole portal take minutes to begin: they run when they themselves have changed. */
const NEEDS_PORTAL = /^test\/(integration\/portal|keycloak|recipes)\//;

/** What a change touches: tests that import what has changed since a commit, and the journeys of its rooms. */
export function changedTests(since = "HEAD"): NamedTests {
  const untracked = ["ls-files", "--others", "--exclude-standard"];
  return testsTouchedBy(
    [...git(["diff", "--name-only", "--diff-filter=d", since]), ...git(untracked)],
    sourceTree(),
  );
}

export function testsTouchedBy(changed: readonly string[], tree: SourceTree): NamedTests {
  const touched = withImporters(changed, tree);
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
