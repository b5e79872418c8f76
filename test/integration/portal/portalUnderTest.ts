import { setTimeout as pause } from "node:timers/promises";
import { inject } from "vitest";
import { REMEMBERED_MILLISECONDS } from "#adapters/system/rememberedAvailability.ts";
import { INDEX_LAG_MILLISECONDS } from "#infra/laptop/aws/dynamodb/laggingIndexes.ts";
import { EVENT_MILLISECONDS } from "#test/gate/BOUNDS.ts";

declare module "vitest" {
  export interface ProvidedContext {
    readonly portalUrl: string;
    readonly portalEnvironment: "embedded" | "localstack";
  }
}

const POLL_MILLISECONDS = 250;
/** A timer counts by another clock than the one by which an index lags. */
const ROUNDING_MILLISECONDS = 10;
/** Where the clock cannot be moved, a schedule comes within two minutes. */
const PATIENCE_MILLISECONDS = inject("portalEnvironment") === "embedded" ? EVENT_MILLISECONDS : 180_000;

/** Asks until there is an answer; what never comes is a failure of the portal and not of the clock. */
export async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (let waited = 0; waited < PATIENCE_MILLISECONDS; waited += POLL_MILLISECONDS) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(POLL_MILLISECONDS);
  }
  throw new Error("it never happened");
}

/** Until indexes show what is written: the laptop's hide it for just so long, those of LocalStack do not hide it. */
export const indexesCatchUp = (): Promise<void> => pause(INDEX_LAG_MILLISECONDS + ROUNDING_MILLISECONDS);

/** Until every function has read again what is switched: each remembers it for just so long. */
export const switchesAreRead = (): Promise<void> => pause(REMEMBERED_MILLISECONDS + ROUNDING_MILLISECONDS);

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
