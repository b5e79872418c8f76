import { spawn } from "node:child_process";
import path from "node:path";

const COMMAND = path.join(import.meta.dirname, "../../infra/local/counterparties/fit-connect/authority.ts");

const CLOCK_IS_REAL = 409;

/** What a developer does on the local console. */
export function localConsole(portalUrl: string): {
  readonly advance: (seconds: number) => Promise<void>;
  /** Lets the next look at deliveries come; on LocalStack, whose clock is the real one, it comes within two minutes. */
  readonly nextDeliveryCheck: () => Promise<void>;
  readonly fault: (fault: Readonly<Record<string, unknown>>) => Promise<void>;
} {
  const post = async (
    where: string,
    { body, accepted }: { readonly body: unknown; readonly accepted?: number },
  ): Promise<void> => {
    const response = await fetch(new URL(where, portalUrl), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok && response.status !== accepted)
      throw new Error(`the local console refused: ${response.status}`);
  };
  return {
    advance: (advanceSeconds) => post("/__local/clock", { body: { advanceSeconds } }),
    nextDeliveryCheck: () =>
      post("/__local/clock", { body: { advanceSeconds: 90 }, accepted: CLOCK_IS_REAL }),
    fault: (fault) => post("/__local/faults", { body: fault }),
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
