import { z } from "zod";
import type { TransportRule } from "../domain/transport/transportRules.ts";
import { portalSettingsSchema } from "./portalSettings.ts";
import { serverSettingsSchema } from "./serverSettings.ts";

/** The settings of one state's portal: `infra/settings/<state>.json`. A missing or wrong value stops build and start. */
export const stateSettingsSchema = z
  .strictObject({
    $schema: z.string().optional().describe("The schema that editors explain this file by."),
    portal: portalSettingsSchema.describe(
      "What the browser may know: names, looks, languages, links, contacts.",
    ),
    server: serverSettingsSchema.describe(
      "What only the functions know: providers, services on offer, transports, times.",
    ),
  })
  .refine(({ portal }) => portal.publicUrl.startsWith("https://") || isLoopback(portal.publicUrl), {
    path: ["portal", "publicUrl"],
    message: "must be https; plain http is for loopback addresses only",
  })
  .refine(({ server }) => server.xta !== undefined || !server.transports.some(usesXta), {
    path: ["server", "xta"],
    message: "is missing, and a rule in transports sends by XTA",
  });
export type StateSettings = z.infer<typeof stateSettingsSchema>;

function usesXta({ ways }: TransportRule): boolean {
  return ways.some(({ transport }) => transport === "xta");
}

function isLoopback(url: string): boolean {
  return /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(url);
}
