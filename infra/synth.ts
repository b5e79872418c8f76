import path from "node:path";
import { z } from "zod";
import { synthesizePortal } from "./app.ts";
import { projectVersion } from "./build/projectVersion.ts";

const ROOT = path.join(import.meta.dirname, "..");
const environment = z
  .object({
    PORTAL_SETTINGS_FILE: z.string().default(path.join(ROOT, "infra/settings/demo.json")),
    CDK_OUTDIR: z.string(),
  })
  .parse(process.env);
// What CDK's command line runs (cdk.json): the stacks of one state, from what `infra/cloud.ts` built.
synthesizePortal({
  settingsFile: environment.PORTAL_SETTINGS_FILE,
  outdir: environment.CDK_OUTDIR,
  functionsFolder: path.join(ROOT, "dist/functions"),
  home: { kind: "aws", frontendFolder: path.join(ROOT, "dist/frontend") },
  ...projectVersion(),
});
