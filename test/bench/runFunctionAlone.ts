import { execFile } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { benchFolder } from "./benchFolder.ts";

/** Loads one bundle in its own Node process, as Lambda does, sends it one event, and reports the cost. */
const PROBE = `const { handler } = await import(process.argv[1]);
const before = process.cpuUsage();
await handler(JSON.parse(process.argv[2]), { awsRequestId: "bench", getRemainingTimeInMillis: () => 120000 });
const { user, system } = process.cpuUsage(before);
process.stdout.write("\\n" + JSON.stringify({ cpuMilliseconds: (user + system) / 1000, peakKilobytes: process.resourceUsage().maxRSS }));
process.exit(0);`;

const costSchema = z.object({ cpuMilliseconds: z.number().positive(), peakKilobytes: z.number().positive() });
export type FunctionCost = z.infer<typeof costSchema>;
const run = promisify(execFile);

/** Processor time of one event after the code was loaded, and the most memory of the process, in KiB. */
export async function runFunctionAlone(
  name: string,
  { event, environment }: { readonly event: unknown; readonly environment: Readonly<Record<string, string>> },
): Promise<FunctionCost> {
  const bundle = path.join(benchFolder, "build/functions", name, "index.mjs");
  const words = ["--input-type=module", "--eval", PROBE, pathToFileURL(bundle).href, JSON.stringify(event)];
  const { stdout } = await run(process.execPath, words, {
    env: { ...environment, LAMBDA_TASK_ROOT: path.dirname(bundle), TZ: ":UTC" },
  });
  return costSchema.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
}
