import { execFile } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { environmentSchema } from "#runtime/environment.ts";

/**
 * Loads one bundle in its own Node process, as Lambda does, and reports the processor time until the handler exists.
 */
const PROBE = `const { handler } = await import(process.argv[1]);
const { user, system } = process.cpuUsage();
process.stdout.write(JSON.stringify({ handler: typeof handler, milliseconds: (user + system) / 1000 }));
process.exit(0);`;

const probedSchema = z.object({ handler: z.literal("function"), milliseconds: z.number().positive() });
const run = promisify(execFile);

/** A value for every variable; while it starts, a function only looks whether they are there. */
const PORTAL_ENVIRONMENT = Object.fromEntries(
  Object.keys(environmentSchema.shape).map((name) => [
    name,
    name.endsWith("_ARN") ? "arn:aws:states:eu-central-1:000000000000:stateMachine:bench" : "bench",
  ]),
);

/** Milliseconds of processor time, user and system, of a fresh Node until the bundle's handler is loaded. */
export async function measureInit(bundle: string): Promise<number> {
  const words = ["--input-type=module", "--eval", PROBE, pathToFileURL(bundle).href];
  const { stdout } = await run(process.execPath, words, {
    env: {
      ...PORTAL_ENVIRONMENT,
      AWS_REGION: "eu-central-1",
      AWS_ACCESS_KEY_ID: "test",
      AWS_SECRET_ACCESS_KEY: "test",
      LAMBDA_TASK_ROOT: path.dirname(bundle),
      TZ: ":UTC",
    },
  });
  return probedSchema.parse(JSON.parse(stdout)).milliseconds;
}
