import { spawn } from "node:child_process";
import path from "node:path";
import { inject } from "vitest";
import { runOperatorCommand } from "#commands/operator/OPERATOR_COMMANDS.ts";
import { indexesCatchUp } from "./portalUnderTest.ts";

const COMMANDS = path.join(import.meta.dirname, "../../../functions/commands");
const PATIENT = path.join(import.meta.dirname, "../../patientSignals.ts");

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/**
 * The operator's command for the portal under test. With an `environment`, variables in addition to the existing ones, in a
 * process of its own as on the command line; without one in this process: Node takes half a second to begin.
 */
export async function runOperator(words: readonly string[], environment?: NodeJS.ProcessEnv): Promise<Ended> {
  await indexesCatchUp();
  if (environment !== undefined) return runCommand("operator", { words, environment });
  process.env["PORT"] = portOf(inject("portalUrl"));
  const { exitCode, out, err } = await runOperatorCommand(words);
  return { code: exitCode, output: `${out}${err}` };
}

const portOf = (url: string): string => new URL(url).port;

/** A command of the portal; it finds the portal under test by its port. */
export function runCommand(
  name: "operator" | "smoke",
  { words, environment }: { readonly words: readonly string[]; readonly environment: NodeJS.ProcessEnv },
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ["--import", PATIENT, path.join(COMMANDS, `${name}.ts`), ...words],
      {
        env: { ...process.env, PORT: portOf(inject("portalUrl")), ...environment },
      },
    );
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
