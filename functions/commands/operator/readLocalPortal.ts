import process from "node:process";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";

/** What the console of a portal on this machine reports: how its AWS is reached, what is in it, settings and time. */
export const consoleSchema = z.object({
  aws: z.object({
    endpoint: z.url(),
    region: z.string(),
    accessKeyId: z.string(),
    secretAccessKey: z.string(),
    buckets: z.array(z.string()),
    tables: z.array(z.string()),
    stateMachines: z.array(z.string()),
  }),
  portal: z.object({ settingsFile: z.string() }),
  /** By the clock that the console moves. */
  clock: z.object({ now: z.iso.datetime() }),
});

export type LocalPortal = z.infer<typeof consoleSchema>["aws"] & {
  readonly now: string;
  /** Absolute path of the settings that it runs with. */
  readonly settingsFile: string;
};

/** Reads the console of the portal on this machine, on `PORT`, or 4000. `inAws`: what to name instead of it. */
export async function readLocalPortal(inAws: string): Promise<Result<LocalPortal, string>> {
  const url = `http://127.0.0.1:${process.env["PORT"] ?? "4000"}`;
  const asked = { headers: { accept: "application/json" } };
  const answer = await fetch(`${url}/__local`, asked).catch(() => undefined);
  if (answer === undefined) return err(`No portal answers at ${url}: start it, set PORT, or name ${inAws}.`);
  const parsed = consoleSchema.safeParse(await answer.json().catch(() => undefined));
  return parsed.success
    ? ok({ ...parsed.data.aws, now: parsed.data.clock.now, settingsFile: parsed.data.portal.settingsFile })
    : err(`What answers at ${url} is no portal on this machine.`);
}
