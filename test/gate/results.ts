import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";

export const ROOT = path.join(import.meta.dirname, "../..");
const RESULTS = path.join(ROOT, ".local/test-results");
/** Records of what functions of portals may do and did. */
export const RIGHTS = path.join(RESULTS, "rights");
/** What passed only when it was repeated alone, with the first reason of each. */
export const SHAKY = path.join(RESULTS, "shaky.txt");

/** What a suite's tool reports for programs. */
export const reportOf = (suite: string): string => path.join(RESULTS, `${suite}.json`);

/** Where a suite's output waits until it has ended. */
export const logOf = (suite: string): string => path.join(RESULTS, `${suite}.log`);

export function emptyResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}
