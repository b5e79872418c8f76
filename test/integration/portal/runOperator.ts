import { spawn } from "node:child_process";
import path from "node:path";
import { inject } from "vitest";

const COMMANDS = path.join(import.meta.dirname, "../../../functions/commands");

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** The operator's command on the command line; `environment`: variables in addition to the existing ones. */
export function runOperator(words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return runCommand("operator", { words, environment });
}

/** A command of the portal; it finds the portal under test by its port. */
export function runCommand(
  name: "operator" | "smoke",
  { words, environment }: { readonly words: readonly string[]; readonly environment: NodeJS.ProcessEnv },
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(COMMANDS, `${name}.ts`), ...words], {
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
