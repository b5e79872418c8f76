import { spawn } from "node:child_process";
import path from "node:path";
import { inject } from "vitest";

const COMMAND = path.join(import.meta.dirname, "../../../functions/commands/operator.ts");

/** The operator's command on the command line; `environment` is what it finds there beside the rest. */
export function runOperator(
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [COMMAND, ...words], {
      env: { ...process.env, PORT: new URL(inject("portalUrl")).port, ...environment },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString("utf8");
      });
    }
    child.on("close", (code) => {
      resolve({ code, output });
    });
  });
}

/** Why a test looks at an application. */
export const BECAUSE = ["--reason", "ticket 4711 of the help desk"] as const;
