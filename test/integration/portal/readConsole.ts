import { inject } from "vitest";
import { consoleSchema } from "#commands/operator/readLocalPortal.ts";

/**
 * What the console of a portal reports: how a client of the SDK reaches its AWS, its buckets, tables and machines,
 * settings and time.
 */
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
