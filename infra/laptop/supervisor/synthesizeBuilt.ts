import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import { synthesizePortal } from "#infra/app.ts";
import { bundlesSchema, type Bundles } from "#infra/build/bundleFunctions.ts";
import { buildCode, buildFunctions } from "#infra/build/buildFunctions.ts";
import { projectVersion } from "#infra/build/projectVersion.ts";
import type { SynthesizedPortal } from "./PortalBuilder.ts";
import { hashFiles, keptBuild } from "./keptBuild.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";

const project = path.resolve(import.meta.dirname, "../../..");
const assetsSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string() }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
});

/** Bundles the functions and synthesizes the same stacks that go to the cloud. */
export async function synthesizeBuilt(options: {
  readonly settingsFile: string;
  readonly buildFolder: string;
}): Promise<Result<SynthesizedPortal, StartFailure>> {
  const { settingsFile, buildFolder } = options;
  const functionsFolder = path.join(buildFolder, "functions");
  const outdir = path.join(buildFolder, "cdk.out");
  rmSync(outdir, { recursive: true, force: true });
  try {
    const kept = await keptCode();
    await buildFunctions({ root: project, outputFolder: functionsFolder, settingsFile, kept });
    const templates = synthesizePortal({
      settingsFile,
      outdir,
      functionsFolder,
      environment: { kind: "embedded" },
      inPlace: true,
      ...projectVersion(),
    });
    const assets = new Map(templates.flatMap(({ stackName }) => assetsOf(stackName, outdir)));
    return ok({ templates, assetPath: (objectKey) => assets.get(objectKey) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err(startFailed(`The functions or the stacks cannot be built: ${reason}`));
  }
}

/** What the code of functions is made of. */
const SOURCES = ["functions/**/*", "infra/{build/*,functions.ts}", "package.json", "package-lock.json"];

/** The code of all functions, which is the same for every state. */
export async function keptCode(): Promise<{ readonly folder: string; readonly bundles: Bundles }> {
  const hash = createHash("sha256");
  hashFiles(hash, { cwd: project, patterns: SOURCES });
  const build = { kind: "portal-functions", key: hash.digest("hex").slice(0, 16) };
  const folder = await keptBuild(build, async (unfinished) => {
    const outputFolder = path.join(unfinished, "functions");
    const bundles = await buildCode({ root: project, outputFolder });
    writeFileSync(path.join(unfinished, "bundles.json"), JSON.stringify(bundles));
    return true;
  });
  if (folder === undefined) throw new Error("The functions are not there.");
  const bundles: unknown = JSON.parse(readFileSync(path.join(folder, "bundles.json"), "utf8"));
  return { folder: path.join(folder, "functions"), bundles: bundlesSchema.parse(bundles) };
}

function assetsOf(stackName: string, outdir: string): [string, string][] {
  const manifest: unknown = JSON.parse(readFileSync(path.join(outdir, `${stackName}.assets.json`), "utf8"));
  return Object.values(assetsSchema.parse(manifest).files).flatMap(({ source, destinations }) =>
    Object.values(destinations).map(({ objectKey }): [string, string] => [
      objectKey,
      path.resolve(outdir, source.path),
    ]),
  );
}
