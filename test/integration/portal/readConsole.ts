import { inject } from "vitest";
import { z } from "zod";

const consoleSchema = z.object({
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
  clock: z.object({ now: z.iso.datetime() }),
});

/** What the console of a portal tells: how a client of the SDK reaches its AWS, its buckets, tables and machines, settings and time. */
export async function readConsole(url = inject("portalUrl")) {
  const answer = await fetch(new URL("/__local", url), { headers: { accept: "application/json" } });
  const { aws, portal, clock } = consoleSchema.parse(await answer.json());
  const { buckets, tables, stateMachines, endpoint, region, ...credentials } = aws;
  const { settingsFile } = portal;
  return {
    client: { endpoint, region, credentials },
    buckets,
    tables,
    stateMachines,
    settingsFile,
    now: new Date(clock.now),
  };
}
