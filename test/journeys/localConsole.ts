import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

const COMMAND = path.join(import.meta.dirname, "../../infra/counterparties/fit-connect/authority.ts");

const CLOCK_IS_REAL = 409;

/** What a developer does on the local console. */
export function localConsole(portalUrl: string): {
  /** Lets time pass; on LocalStack, whose clock is the real one, it really does. */
  readonly advance: (seconds: number) => Promise<void>;
  readonly fault: (fault: Readonly<Record<string, unknown>>) => Promise<void>;
} {
  const post = async (where: string, body: unknown): Promise<number> => {
    const response = await fetch(new URL(where, portalUrl), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const done = (status: number): void => {
    if (status >= 300) throw new Error(`the local console refused: ${status.toString()}`);
  };
  return {
    async advance(advanceSeconds) {
      const status = await post("/__local/clock", { advanceSeconds });
      if (status === CLOCK_IS_REAL) await setTimeout(advanceSeconds * 1000);
      else done(status);
    },
    fault: async (fault) => done(await post("/__local/faults", fault)),
  };
}

/** The authority's side on the command line. */
export function authorityAnswers(portalUrl: string, words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND, ...words], {
      env: { ...process.env, PORTAL_URL: portalUrl },
    });
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the authority command ended with ${String(code)}`));
    });
  });
}
