import type { Count, Suite } from "../gate/Suite.ts";
import { judgeRights, readNeeded, recordedRights } from "./unusedRights.ts";

/**
 * After the suites whose portals do nearly all that functions do: no function may do what no test has it do, unless a line
 * says why. They record it in the folder.
 */
export function rightsSuite(folder: string): Suite {
  return { name: "rights", workers: 1, run: () => Promise.resolve(checkRights(folder)) };
}

function checkRights(folder: string): Count {
  const suite = "rights";
  const lines = recordedRights(folder);
  if (lines === undefined) {
    const why = "no portal recorded what its functions did";
    return { suite, passed: 0, failed: 1, failures: [{ test: suite, why }] };
  }
  const { granted, used, unexplained, outdated } = judgeRights(lines, readNeeded());
  process.stdout.write(`\nRights of functions: ${granted} granted, ${used} used by tests.\n`);
  const failures = outdated.map((test) => ({
    test,
    why: "This line of test/rights/needed.json has no right that needs it.",
  }));
  const why = "No test uses this right: take it away, or say in test/rights/needed.json why it is needed.";
  for (const test of unexplained) failures.push({ test, why });
  return { suite, passed: granted - unexplained.length, failed: failures.length, failures };
}
