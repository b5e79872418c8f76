import { readFileSync } from "node:fs";
import { reportOf } from "./results.ts";
import type { Count } from "./Suite.ts";

/**
 * What a suite's own report counts; a suite that ran nothing or wrote no report has failed, and so has one that ended
 * with an error outside of its tests.
 */
export function countOf(
  { suite, code }: { readonly suite: string; readonly code: number },
  read: (report: unknown) => Omit<Count, "suite">,
): Count {
  const failedAsAWhole = (why: string): Count => ({
    suite,
    passed: 0,
    failed: 1,
    failures: [{ test: suite, why }],
  });
  try {
    const report: unknown = JSON.parse(readFileSync(reportOf(suite), "utf8"));
    const count = read(report);
    if (count.passed + count.failed === 0) return failedAsAWhole("it ran no test");
    if (code !== 0 && count.failed === 0)
      return failedAsAWhole(`it ended with ${code.toString()}, by an error outside of its tests`);
    return { suite, ...count };
  } catch {
    return failedAsAWhole("it wrote no report that can be read");
  }
}
