import { reportLocalStackTimes } from "./reportLocalStackTimes.ts";
import { TAKES_ALL } from "./scope.ts";
import type { Suite } from "./Suite.ts";
import { vitestSuite } from "./vitestSuite.ts";

/**
 * What can be tried on LocalStack alone, and one whole story there: everything else of `integration/portal` runs the same
 * functions against services that `conformance` compares.
 */
const ONLY_THERE = ["alarmsByFigures", "runbookFiles", "runbookFunctions", "uploads", "wholeStory"];

/** The tests that talk to a running portal, against one on LocalStack that is brought up and ended for them. */
export function homeSuite({ whole = TAKES_ALL }: { readonly whole?: boolean } = {}): Suite {
  const suite = vitestSuite("localstack", {
    projects: ["integration"],
    workers: 1,
    files: whole ? [] : ONLY_THERE.map((name) => `test/integration/portal/${name}.test.ts`),
    environment: { PORTAL_HOME: "localstack" },
  });
  return {
    ...suite,
    run: async (how) => {
      const began = performance.now();
      const count = await suite.run(how);
      reportLocalStackTimes(suite.name, (performance.now() - began) / 1000);
      return count;
    },
  };
}
