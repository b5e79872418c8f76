import { readFileSync } from "node:fs";
import { logOf, runTool, type Count } from "./runSuite.ts";

/** As much as says what is wrong, at the end of a run, where it is read. */
const LAST_LINES = 40;

/**
 * A script of the project, with further words for it, counted as one test: it passes when it ends with 0. What it prints
 * comes when it has ended.
 */
export async function runScript(
  suite: "check" | "load" | "verapdf",
  words: readonly string[] = [],
): Promise<Count> {
  const run = ["node", "--run", suite, ...(words.length === 0 ? [] : ["--", ...words])];
  const code = await runTool(run, { aside: logOf(suite), givesWay: true });
  if (code === 0) return { suite, passed: 1, failed: 0, failures: [], repeated: [] };
  const last = readFileSync(logOf(suite), "utf8").trimEnd().split("\n").slice(-LAST_LINES).join("\n");
  const why = `npm run ${suite} ended with ${code}. It printed last:\n${last}`;
  return { suite, passed: 0, failed: 1, failures: [{ test: suite, why }], repeated: [] };
}
