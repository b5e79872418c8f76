import { inject } from "vitest";
import { z } from "zod";

const consoleSchema = z.object({ portal: z.object({ logsFolder: z.string() }) });

/** Where this portal keeps what its functions print, a file each. */
export async function readLogsFolder(): Promise<string> {
  const described = await fetch(new URL("/__local", inject("portalUrl")), {
    headers: { accept: "application/json" },
  });
  return consoleSchema.parse(await described.json()).portal.logsFolder;
}
