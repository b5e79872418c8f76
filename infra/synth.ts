import path from "node:path";
import { z } from "zod";
import { synthesizePortal } from "./app.ts";
import { projectVersion } from "./build/projectVersion.ts";
import { readStateSettings } from "./tools/settings/readStateSettings.ts";
import { wrongAccount } from "./tools/cloud/cloudCommand.ts";

const ROOT = path.join(import.meta.dirname, "..");

/** Ends before anything is written. */
function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

const parsed = z
  .object({
    PORTAL_SETTINGS_FILE: z.string(),
    CDK_OUTDIR: z.string(),
    /** Of the credentials that CDK found. */
    CDK_DEFAULT_ACCOUNT: z.string().optional(),
  })
  .safeParse(process.env);
if (!parsed.success) stop("Whose portal? npm run deploy -- --settings <state> names its settings.");
const environment = parsed.data;
const { account } = readStateSettings(environment.PORTAL_SETTINGS_FILE).server.cloud;
const astray = wrongAccount(account, environment.CDK_DEFAULT_ACCOUNT);
if (astray !== undefined) stop(astray);
// What CDK's command line runs (cdk.json): the stacks of one state, from what `infra/cloud.ts` built.
synthesizePortal({
  settingsFile: environment.PORTAL_SETTINGS_FILE,
  outdir: environment.CDK_OUTDIR,
  functionsFolder: path.join(ROOT, "dist/functions"),
  environment: { kind: "aws", frontendFolder: path.join(ROOT, "dist/frontend") },
  withRules: true,
  ...projectVersion(),
});
