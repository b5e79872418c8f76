import { isAbsolute } from "node:path";
import { z } from "zod";

/** What every counterparty is told at its start, in the environment variable COUNTERPARTY. */
export const counterpartySettings = z.object({
  port: z.number().int().min(1).max(65_535),
  stateFolder: z.string().refine(isAbsolute, "must be an absolute path"),
  portalUrl: z.url(),
});

export type CounterpartySettings = z.infer<typeof counterpartySettings>;
