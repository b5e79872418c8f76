import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { buildFunctions } from "./build/buildFunctions.ts";
import { auditVerdict, AUDITS } from "./cloudAudit.ts";
import { cloudWords } from "./cloudWords.ts";
import { readStateSettings } from "./readStateSettings.ts";
import { settingsVerdict } from "./settingsVerdict.ts";
import { wrongAccount } from "./wrongAccount.ts";

const ROOT = path.join(import.meta.dirname, "..");
const USAGE =
  'Usage: npm run build|synth|diff|deploy|bootstrap -- [--settings <name>] [--accept-audit "reason"] [words for cdk]';

/** Runs a tool of the project and ends with its exit code when it fails. */
function run(command: string, words: readonly string[]): void {
  const { status } = spawnSync(path.join(ROOT, "node_modules/.bin", command), words, {
    cwd: ROOT,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Ends with a sentence what cannot be done. */
function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/** Ends the deployment when the registry knows a weakness of what it consists of, or did not sign it, unless somebody says why not. */
function audit(acceptedBecause: string | undefined): void {
  const asked = AUDITS.map((words) => spawnSync("npm", words, { cwd: ROOT, stdio: "inherit" }).status === 0);
  const { goesOn, says } = auditVerdict(
    asked.every((isClean) => isClean),
    acceptedBecause,
  );
  if (says !== "") process.stderr.write(`${says}\n`);
  if (!goesOn) process.exit(1);
}

/** Regions that CDK puts files into: that of the portal, and the one where CloudFront reads its filter. */
const EDGE_REGION = "us-east-1";

/** Builds a state's functions and pages, and hands its stacks to CDK. */
async function runTask(): Promise<void> {
  const asked = cloudWords(process.argv.slice(2));
  const settingsFile = path.join(import.meta.dirname, "settings", `${asked?.settings ?? ""}.json`);
  if (asked === undefined || !existsSync(settingsFile)) {
    stop(`There is no such task, or there are no such settings. ${USAGE}`);
  }
  const { task, words, acceptedAudit } = asked;
  const settings = readStateSettings(settingsFile);
  const { region, cloud } = settings.server;
  if (task === "bootstrap") {
    const account = process.env["AWS_ACCOUNT_ID"] ?? cloud.account ?? "";
    if (!/^\d{12}$/.test(account)) {
      stop(
        "server.cloud.account or AWS_ACCOUNT_ID must name the account that the state has for its portal alone.",
      );
    }
    const astray = wrongAccount(cloud.account, account);
    if (astray !== undefined) stop(astray);
    const places = [region, EDGE_REGION].map((region) => `aws://${account}/${region}`);
    // Without an app: nothing has to be built for it.
    run("cdk", ["bootstrap", "--app", "", ...places, ...words]);
    return;
  }
  if (task === "deploy") {
    const { goesOn, says } = settingsVerdict(settings);
    if (!goesOn) stop(says);
    audit(acceptedAudit);
  }
  process.env["PORTAL_SETTINGS_FILE"] = settingsFile;
  process.env["NODE_ENV"] = "production";
  await buildFunctions({ root: ROOT, outputFolder: path.join(ROOT, "dist/functions"), settingsFile });
  run("vite", ["build", "--config", "frontend/vite.config.ts", "--logLevel", "warn"]);
  if (task === "synth") run("cdk", ["synth", "--quiet", ...words]);
  if (task === "diff") run("cdk", ["diff", ...words]);
  if (task === "deploy") run("cdk", ["deploy", "--all", ...words]);
}

await runTask();
