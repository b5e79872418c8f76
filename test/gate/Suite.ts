import type { DrawnCase } from "./drawnCase.ts";

/** Where a test stands, so that it can be run again. */
export interface Place {
  readonly file: string;
  readonly name: string;
  /** Of Playwright or Vitest, where the report names it. */
  readonly project?: string;
}

/** A test that failed: its file and name, and the first lines of why. `at` is missing where no single test failed. */
export interface Failure {
  readonly test: string;
  readonly why: string;
  readonly at?: Place;
  /** Of a property. */
  readonly drawn?: DrawnCase | undefined;
}

export interface Count {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

/** Tests that one tool runs in one process. */
export interface Suite {
  readonly name: string;
  /** How many tests it runs at a time; by the processors of the machine where it runs alone and does not say it. */
  readonly workers?: number | undefined;
  /** `aside`: other suites run meanwhile, so its output is printed when it has ended. */
  readonly run: (how: { readonly aside: boolean }) => Promise<Count>;
  /** Tests of one file once more, in a process of their own with one worker; missing where nothing is left to chance. */
  readonly again?: (places: readonly Place[]) => Promise<Count>;
}
