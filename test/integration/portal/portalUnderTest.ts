import { inject } from "vitest";
import { EVENT_MILLISECONDS } from "#test/gate/BOUNDS.ts";

declare module "vitest" {
  export interface ProvidedContext {
    readonly portalUrl: string;
    readonly portalEnvironment: "embedded" | "localstack";
  }
}

const POLL_MILLISECONDS = 250;
/** A little more than the laptop's: an index shows what was written a moment later. */
const INDEX_LAG_MILLISECONDS = 250;
/** Where the clock cannot be moved, a schedule comes within two minutes. */
const PATIENCE_MILLISECONDS = inject("portalEnvironment") === "embedded" ? EVENT_MILLISECONDS : 180_000;

/** Asks until there is an answer; what never comes is a failure of the portal and not of the clock. */
export async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (let waited = 0; waited < PATIENCE_MILLISECONDS; waited += POLL_MILLISECONDS) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
  throw new Error("it never happened");
}

/** Until indexes show what was just written; people need longer to do the next thing. */
export const indexesCatchUp = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, INDEX_LAG_MILLISECONDS));

async function askConsole(
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
  askConsole("/__local/clock", { body: { advanceSeconds }, url });

/** Runs the next delivery check, within 90 seconds; where the clock cannot be moved, `until` waits for it. */
export const nextDeliveryCheck = (): Promise<void> =>
  inject("portalEnvironment") === "embedded" ? advanceClock(90) : Promise.resolve();

/** Sets a fault of a counterparty. */
export const setFault = (fault: Readonly<Record<string, unknown>>): Promise<void> =>
  askConsole("/__local/faults", { body: fault, url: inject("portalUrl") });
