import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./results.ts";

interface ToolOptions {
  readonly environment?: Readonly<Record<string, string>> | undefined;
  /** File for its output until it has ended: the output of concurrent tools would be mixed. */
  readonly aside?: string | undefined;
}

/** Runs a tool of the project and answers its exit code. */
export async function runTool(
  words: readonly string[],
  { environment = {}, aside }: ToolOptions = {},
): Promise<number> {
  const [command = "", ...rest] = words;
  const output = aside === undefined ? "inherit" : openSync(aside, "w");
  const code = await new Promise<number>((resolve) => {
    const child = spawn(path.join(ROOT, "node_modules/.bin", command), rest, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ["inherit", output, output],
    });
    child.on("close", (code) => {
      resolve(code ?? 1);
    });
  });
  if (aside === undefined || typeof output === "string") return code;
  closeSync(output);
  process.stdout.write(readFileSync(aside));
  return code;
}
