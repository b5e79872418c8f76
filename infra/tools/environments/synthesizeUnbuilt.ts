import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FUNCTIONS } from "#infra/functions.ts";
import { synthesizePortal, type PortalSynthesis, type SynthesizedTemplate } from "#infra/app.ts";

export const ENVIRONMENTS = ["embedded", "localstack", "aws"] as const;
export type EnvironmentKind = (typeof ENVIRONMENTS)[number];

export interface UnbuiltSynthesis extends Pick<PortalSynthesis, "settingsFile" | "inspect" | "withRules"> {
  readonly environment: EnvironmentKind;
}

/** The templates of a environment with empty functions and hardly any pages: what they declare does not depend on what is in them. */
export function synthesizeUnbuilt({
  environment,
  ...given
}: UnbuiltSynthesis): readonly SynthesizedTemplate[] {
  const folder = mkdtempSync(path.join(tmpdir(), "synth-"));
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  for (const name of Object.keys(FUNCTIONS)) {
    write(`functions/${name}/index.mjs`, "export const handler = () => {};\n");
  }
  for (const file of ["assets/app.js", "builds/latest.json", "builds/meta/build.json", "page.html"]) {
    write(`pages/${file}`, "{}");
  }
  return synthesizePortal({
    ...given,
    outdir: path.join(folder, "cdk.out"),
    functionsFolder: path.join(folder, "functions"),
    environment:
      environment === "aws"
        ? { kind: environment, frontendFolder: path.join(folder, "pages") }
        : { kind: environment },
    version: "1.0.0",
    commit: "abc",
  });
}
