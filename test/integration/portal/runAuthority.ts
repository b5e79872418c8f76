import { spawn } from "node:child_process";
import path from "node:path";
import { inject } from "vitest";

const COMMAND = path.join(import.meta.dirname, "../../../infra/counterparties/fit-connect/authority.ts");

/** The authority's side, as on the command line. */
export function runAuthority(
  words: readonly string[],
  url = inject("portalUrl"),
): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [COMMAND, ...words], {
      env: { ...process.env, PORTAL_URL: url.replace(/\/$/, "") },
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
