import process from "node:process";
import type { z } from "zod";
import { err, ok, type Result } from "../../domain/result.ts";
import { consoleSchema } from "./consoleSchema.ts";

export type LocalPortal = z.infer<typeof consoleSchema>["aws"] & {
  readonly now: string;
  /** Absolute path of the settings that it runs with. */
  readonly settingsFile: string;
};

const TIMEOUT_MILLISECONDS = 10_000;

/** What the console of the portal on this machine tells: on `PORT`, or 4000. `inAws`: what to name instead of it. */
export async function readLocalPortal(inAws: string): Promise<Result<LocalPortal, string>> {
  const url = `http://127.0.0.1:${process.env["PORT"] ?? "4000"}`;
  try {
    const answer = await fetch(`${url}/__local`, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    const parsed = consoleSchema.safeParse(await answer.json());
    return parsed.success
      ? ok({ ...parsed.data.aws, now: parsed.data.clock.now, settingsFile: parsed.data.portal.settingsFile })
      : err(`What answers at ${url} is no portal on this machine.`);
  } catch {
    return err(`No portal answers at ${url}: start it, set PORT, or name ${inAws}.`);
  }
}
