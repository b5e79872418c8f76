import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    readonly portalUrl: string;
  }
}

const POLL_MILLISECONDS = 250;
const PATIENCE_MILLISECONDS = 60_000;

/** Asks until there is an answer; what never comes is a failure of the portal and not of the clock. */
export async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (let waited = 0; waited < PATIENCE_MILLISECONDS; waited += POLL_MILLISECONDS) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
  throw new Error("it never happened");
}

async function tellConsole(
  path: string,
  { body, url }: { readonly body: unknown; readonly url: string },
): Promise<void> {
  const response = await fetch(new URL(path, url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the local console refused: ${response.status} ${await response.text()}`);
}

/** Moves the clock of everything local. */
export const advanceClock = (advanceSeconds: number, url = inject("portalUrl")): Promise<void> =>
  tellConsole("/__local/clock", { body: { advanceSeconds }, url });

/** Sets a mishap of a counterparty. */
export const setFault = (fault: Readonly<Record<string, unknown>>): Promise<void> =>
  tellConsole("/__local/faults", { body: fault, url: inject("portalUrl") });
