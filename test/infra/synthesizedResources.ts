import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { FUNCTIONS } from "../../functions/runtime/environment.ts";
import { synthesizePortal } from "../../infra/app.ts";

const resourceSchema = z.object({
  Type: z.string(),
  DeletionPolicy: z.string().optional(),
  Properties: z.record(z.string(), z.unknown()).default({}),
});
const templateSchema = z.object({ Resources: z.record(z.string(), resourceSchema) });
export type Resource = z.infer<typeof resourceSchema>;

/** Ids and resources of all stacks of a state, the demo state unless another is named; `uploads` as other settings would have it. */
export function synthesizedResources({
  state = "demo",
  home = "embedded",
  uploads,
}: {
  readonly state?: string;
  readonly home?: "aws" | "embedded";
  readonly uploads?: { readonly malwareScan: "off" | "guardduty" };
} = {}): readonly (readonly [string, Resource])[] {
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
  const templates = synthesizePortal({
    settingsFile,
    outdir: path.join(folder, "cdk.out"),
    functionsFolder: path.join(folder, "functions"),
    home: home === "embedded" ? { kind: home } : { kind: home, frontendFolder: pages(folder) },
    version: "1.0.0",
    commit: "abc",
  });
  return templates.flatMap(({ template }) => Object.entries(templateSchema.parse(template).Resources));
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
