import { SmokeFailure } from "./PortalVisitor.ts";

/** One thing that must work in a running portal. Throws `SmokeFailure` with what is wrong. */
export interface SmokeCheck {
  readonly name: string;
  readonly run: () => Promise<void>;
}

export interface SmokeResult {
  readonly name: string;
  /** Undefined: fine. */
  readonly wrong: string | undefined;
}

/** Throws what is wrong unless the condition is true. */
export function ensure(isRight: boolean, wrong: string): asserts isRight {
  if (!isRight) throw new SmokeFailure(wrong);
}

/** Runs the checks one after the other; all of them, whatever fails. */
export async function runSmokeChecks(checks: readonly SmokeCheck[]): Promise<readonly SmokeResult[]> {
  const results: SmokeResult[] = [];
  for (const { name, run } of checks) {
    const wrong = await run().then(
      () => undefined,
      (error: unknown) =>
        error instanceof SmokeFailure
          ? error.message
          : `failed: ${error instanceof Error ? error.name : "unknown"}`,
    );
    results.push({ name, wrong });
  }
  return results;
}
