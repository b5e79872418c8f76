import { logOf, runTool, type Count } from "./runSuite.ts";

/** A script of the project, counted as one test: it passes when it ends with 0. What it prints comes when it has ended. */
export async function runScript(suite: "check" | "verapdf"): Promise<Count> {
  const code = await runTool(["node", "--run", suite], { aside: logOf(suite), givesWay: true });
  if (code === 0) return { suite, passed: 1, failed: 0, failures: [], repeated: [] };
  const why = `npm run ${suite} ended with ${code}; what it printed stands above`;
  return { suite, passed: 0, failed: 1, failures: [{ test: suite, why }], repeated: [] };
}
