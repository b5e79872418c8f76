import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
import { synthesizePortal } from "../../app.ts";
import { buildFunctions } from "../../build/buildFunctions.ts";
import { projectVersion } from "../../build/projectVersion.ts";
import type { SynthesizedPortal } from "./PortalBuilder.ts";
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
    await buildFunctions({ root: project, outputFolder: functionsFolder, settingsFile });
    const templates = synthesizePortal({
      settingsFile,
      outdir,
      functionsFolder,
      home: { kind: "embedded" },
      ...projectVersion(),
    });
    const assets = new Map(templates.flatMap(({ stackName }) => assetsOf(stackName, outdir)));
    return ok({ templates, assetPath: (objectKey) => assets.get(objectKey) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err(startFailed(`The functions or the stacks cannot be built: ${reason}`));
  }
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
