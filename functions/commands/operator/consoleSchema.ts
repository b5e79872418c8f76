import { z } from "zod";

/** What the console of a portal on this machine tells of it: how its AWS is reached, what is in it, settings and time. */
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
