import { z } from "zod";
import type { TransportRule } from "#domain/sending/transportRules.ts";
import { portalSettingsSchema } from "./portalSettings.ts";
import { serverSettingsSchema } from "./serverSettings.ts";

/** The settings of one state's portal: `infra/states/<state>/settings.json`. A missing or wrong value stops build and start. */
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

/** JSON Schema (draft 2020-12) of a state's settings as they are written, with what every field means. */
export function settingsSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(stateSettingsSchema, { io: "input" });
  return { $schema, title: "Settings of a state's portal", ...rest };
}

/**
 * Name of the secret with the keys of owner ids. Not a setting: changing it would make every stored application
 * inaccessible to its owner.
 */
export function ownerKeysName(portalId: string): string {
  return `recognition-portal/${portalId}/owner-ids`;
}

/** Name of the secret with the word between CloudFront and the API. */
export function originWordName(portalId: string): string {
  return `recognition-portal/${portalId}/origin`;
}
