import { readFileSync } from "node:fs";
import { logOf } from "./results.ts";
import { runTool } from "./runTool.ts";
import type { Suite } from "./Suite.ts";

/** As much as says what is wrong, at the end of a run, where it is read. */
const LAST_LINES = 40;

/** A script of the project, with further words for it, counted as one test: it passes when it ends with 0. */
export function scriptSuite(
  name: "check" | "check:types" | "load" | "verapdf",
  words: readonly string[] = [],
): Suite {
  return {
    name,
    workers: 1,
    run: async () => {
      const run = ["node", "--run", name, ...(words.length === 0 ? [] : ["--", ...words])];
      const code = await runTool(run, { aside: logOf(name) });
      if (code === 0) return { suite: name, passed: 1, failed: 0, failures: [] };
      const last = readFileSync(logOf(name), "utf8").trimEnd().split("\n").slice(-LAST_LINES).join("\n");
      const why = `npm run ${name} ended with ${code.toString()}. It printed last:\n${last}`;
      return { suite: name, passed: 0, failed: 1, failures: [{ test: name, why }] };
    },
  };
}
