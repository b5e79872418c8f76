import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import type { SynthesizedTemplate } from "../../infra/app.ts";
import { synthesizeUnbuilt } from "../../infra/homes/synthesizeUnbuilt.ts";

export interface AskedStacks {
  readonly state?: string;
  readonly home?: "aws" | "embedded";
  /** As other settings would have it. */
  readonly uploads?: { readonly malwareScan: "off" | "guardduty" };
}

/** Templates of all stacks of a state, the demo state unless another is named. */
export function synthesizedTemplates({
  state = "demo",
  home = "embedded",
  uploads,
}: AskedStacks): readonly SynthesizedTemplate[] {
  const source = path.join(import.meta.dirname, `../../infra/settings/${state}.json`);
  if (uploads === undefined) return synthesizeUnbuilt({ settingsFile: source, home });
  const settings = z
    .looseObject({ server: z.looseObject({}) })
    .parse(JSON.parse(readFileSync(source, "utf8")));
  const settingsFile = path.join(mkdtempSync(path.join(tmpdir(), "settings-")), "settings.json");
  writeFileSync(settingsFile, JSON.stringify({ ...settings, server: { ...settings.server, uploads } }));
  return synthesizeUnbuilt({ settingsFile, home });
}
