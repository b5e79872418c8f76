import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { FUNCTIONS } from "../../functions/runtime/environment.ts";
import { synthesizePortal, type SynthesizedTemplate } from "../../infra/app.ts";

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
  const folder = mkdtempSync(path.join(tmpdir(), "synth-"));
  for (const name of Object.keys(FUNCTIONS)) {
    mkdirSync(path.join(folder, "functions", name), { recursive: true });
    writeFileSync(path.join(folder, "functions", name, "index.mjs"), "export const handler = () => {};\n");
  }
  const source = path.join(import.meta.dirname, `../../infra/settings/${state}.json`);
  const settings = z
    .looseObject({ server: z.looseObject({}) })
    .parse(JSON.parse(readFileSync(source, "utf8")));
  const settingsFile = path.join(folder, "settings.json");
  const server = uploads === undefined ? settings.server : { ...settings.server, uploads };
  writeFileSync(settingsFile, JSON.stringify({ ...settings, server }));
  return synthesizePortal({
    settingsFile,
    outdir: path.join(folder, "cdk.out"),
    functionsFolder: path.join(folder, "functions"),
    home: home === "embedded" ? { kind: home } : { kind: home, frontendFolder: pages(folder) },
    version: "1.0.0",
    commit: "abc",
  });
}

/** As few pages as there can be. */
function pages(folder: string): string {
  const frontend = path.join(folder, "pages");
  for (const file of ["assets/app.js", "builds/latest.json", "builds/meta/build.json", "page.html"]) {
    mkdirSync(path.dirname(path.join(frontend, file)), { recursive: true });
    writeFileSync(path.join(frontend, file), "{}");
  }
  return frontend;
}
