import type { Count, Failure, Place, Suite } from "./Suite.ts";

export interface Repeated {
  readonly count: Count;
  /** What passed now, with the reason of its first failure. */
  readonly shaky: readonly Failure[];
}

/**
 * Runs the tests that failed once more, file by file, each in a process of its own while nothing else runs. What passes
 * then is no defect of the change, but one of the test or of the product on a busy machine, and is named.
 */
export async function repeatAlone(suite: Suite, count: Count): Promise<Repeated> {
  const byFile = new Map<string, Place[]>();
  for (const { at } of count.failures)
    if (at !== undefined) byFile.set(at.file, [...(byFile.get(at.file) ?? []), at]);
  const passed = new Set<string>();
  if (suite.again !== undefined) {
    for (const [file, places] of byFile) if ((await suite.again(places)).failed === 0) passed.add(file);
  }
  const isShaky = ({ at }: Failure): boolean => at !== undefined && passed.has(at.file);
  const shaky = count.failures.filter(isShaky);
  return {
    count: {
      ...count,
      passed: count.passed + shaky.length,
      failed: count.failed - shaky.length,
      failures: count.failures.filter((failure) => !isShaky(failure)),
    },
    shaky,
  };
}
