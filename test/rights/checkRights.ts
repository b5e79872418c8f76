import { judgeRights, readNeeded, recordedRights } from "./unusedRights.ts";
import type { Count } from "../runSuite.ts";

/** Where portals of a test run record what their functions may do and did. */
export const RIGHTS_VARIABLE = "RIGHTS_FOLDER";

/** Suites whose portals do nearly all that functions do: without one of them most rights look unused. */
const JUDGED_BY: readonly string[] = ["integration", "journeys"];

/** After the suites: no function may do what no test has it do, unless a line says why. */
export function checkRights(folder: string, ran: readonly Count[]): Promise<Count> {
  const suite = "rights";
  const whole = JUDGED_BY.every((name) => ran.some((one) => one.suite === name && one.failed === 0));
  if (!whole) {
    process.stdout.write(
      `\nRights of functions are not judged: ${JUDGED_BY.join(" and ")} did not end well.\n`,
    );
    return Promise.resolve({ suite, passed: 0, failed: 0, failures: [], repeated: [] });
  }
  const lines = recordedRights(folder);
  if (lines === undefined) {
    const why = "no portal recorded what its functions did";
    return Promise.resolve({ suite, passed: 0, failed: 1, failures: [{ test: suite, why }], repeated: [] });
  }
  const { granted, used, unexplained, outdated } = judgeRights(lines, readNeeded());
  process.stdout.write(`\nRights of functions: ${granted} granted, ${used} used by tests.\n`);
  const failures = outdated.map((test) => ({
    test,
    why: "This line of test/rights/needed.json has no right that needs it.",
  }));
  const why = "No test uses this right: take it away, or say in test/rights/needed.json why it is needed.";
  for (const test of unexplained) failures.push({ test, why });
  return Promise.resolve({
    suite,
    passed: granted - unexplained.length,
    failed: failures.length,
    failures,
    repeated: [],
  });
}
