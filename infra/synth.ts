import path from "node:path";
import { z } from "zod";
import { synthesizePortal } from "./app.ts";
import { projectVersion } from "./build/projectVersion.ts";
import { readStateSettings } from "./readStateSettings.ts";
import { wrongAccount } from "./wrongAccount.ts";

const ROOT = path.join(import.meta.dirname, "..");
const environment = z
  .object({
    PORTAL_SETTINGS_FILE: z.string().default(path.join(ROOT, "infra/settings/demo.json")),
    CDK_OUTDIR: z.string(),
    /** Of the credentials that CDK found. */
    CDK_DEFAULT_ACCOUNT: z.string().optional(),
  })
  .parse(process.env);
const { account } = readStateSettings(environment.PORTAL_SETTINGS_FILE).server.cloud;
const astray = wrongAccount(account, environment.CDK_DEFAULT_ACCOUNT);
if (astray !== undefined) {
  process.stderr.write(`${astray}\n`);
  process.exit(2);
}
// What CDK's command line runs (cdk.json): the stacks of one state, from what `infra/cloud.ts` built.
synthesizePortal({
  settingsFile: environment.PORTAL_SETTINGS_FILE,
  outdir: environment.CDK_OUTDIR,
  functionsFolder: path.join(ROOT, "dist/functions"),
  home: { kind: "aws", frontendFolder: path.join(ROOT, "dist/frontend") },
  ...projectVersion(),
});
