import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { settingsJson } from "../fixtures/settingsJson.ts";

const settingsSchema = z.looseObject({ server: z.looseObject({}) });

/** The settings file of a state, or a copy of it in which some of `server` is as given. */
export function changedSettings(state: string, server?: Readonly<Record<string, unknown>>): string {
  const source = path.join(import.meta.dirname, `../../infra/states/${state}/settings.json`);
  if (server === undefined) return source;
  const settings = settingsSchema.parse(settingsJson(state));
  const file = path.join(mkdtempSync(path.join(tmpdir(), "settings-")), "settings.json");
  writeFileSync(file, JSON.stringify({ ...settings, server: { ...settings.server, ...server } }));
  return file;
}

/** As `server` has it where the portal has a certificate for its own address. */
export const WITH_CERTIFICATE = {
  cloud: { production: true, certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/of-the-portal" },
};
