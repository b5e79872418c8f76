import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import type { StateSettings } from "#contract/settings/settings.ts";
import { settingsSummary } from "#contract/settings/settingsSummary.ts";
import { buildFunctions } from "./build/buildFunctions.ts";
import { loadFunctions } from "./build/loadFunctions.ts";
import { guard } from "./tools/guard/guard.ts";
import { preflight, preflightVerdict } from "./tools/preflight/preflight.ts";
import { auditVerdict, AUDITS, cloudWords, wrongAccount } from "./tools/cloud/cloudCommand.ts";
import { EDGE_REGION } from "./tools/preflight/plannedPortal.ts";
import { readStateSettings } from "#runtime/readStateSettings.ts";
import { settingsVerdict } from "./tools/settings/settingsVerdict.ts";

const ROOT = path.join(import.meta.dirname, "..");
const USAGE =
  'Usage: npm run build|synth|bootstrap -- [--settings <name>] [words for cdk], npm run preflight -- --settings <name>, npm run diff -- [--settings <name>] [accepted] [words for cdk], npm run deploy -- --settings <name> [--accept-audit "reason"] [accepted] [words for cdk]; accepted: --accept-replacement <logical id>, --accept-deletion <logical id>';

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

/** Ends the deployment when the registry knows a weakness of what it consists of, or did not sign it, unless a reason is given. */
function audit(acceptedBecause: string | undefined): void {
  const asked = AUDITS.map((words) => spawnSync("npm", words, { cwd: ROOT, stdio: "inherit" }).status === 0);
  const { goesOn, says } = auditVerdict(
    asked.every((isClean) => isClean),
    acceptedBecause,
  );
  if (says !== "") process.stderr.write(`${says}\n`);
  if (!goesOn) process.exit(1);
}

/** Prints what no rule can judge. Who sits there confirms it; a pipeline deploys what was reviewed. */
async function confirm(settings: StateSettings): Promise<void> {
  process.stdout.write(`${settingsSummary(settings).join("\n")}\n`);
  if (!process.stdin.isTTY) return;
  const { portalId } = settings.portal;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`Is all of it meant so? Then type ${portalId}: `);
  lines.close();
  if (answer.trim() !== portalId) stop("Not deployed: the settings were not confirmed.");
}

/** Prints what the account is ready for; ends the deployment when something must be done before. */
async function lookAhead(settings: StateSettings, settingsFile: string): Promise<void> {
  const { goesOn, lines } = preflightVerdict(await preflight(settings, settingsFile));
  process.stdout.write(`${lines.join("\n")}\n`);
  if (!goesOn) process.exit(1);
}

/** Where CDK writes the templates (cdk.json): what is judged is what is deployed. */
const ASSEMBLY = "cdk.out";

/** Builds a state's functions and pages, and hands its stacks to CDK. */
async function runTask(): Promise<void> {
  const asked = cloudWords(process.argv.slice(2));
  const settingsFile = path.join(import.meta.dirname, "states", asked?.settings ?? "", "settings.json");
  if (asked === undefined || !existsSync(settingsFile)) {
    stop(`There is no such task, or there are no such settings. ${USAGE}`);
  }
  const { task, words, accepted, acceptedAudit } = asked;
  const read = readStateSettings(settingsFile);
  if (!read.ok) stop([`The settings ${settingsFile} are not complete:`, ...read.failure].join("\n  "));
  const settings = read.value;
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
    await confirm(settings);
    audit(acceptedAudit);
  }
  if (task === "deploy" || task === "preflight") await lookAhead(settings, settingsFile);
  if (task === "preflight") return;
  process.env["PORTAL_SETTINGS_FILE"] = settingsFile;
  process.env["NODE_ENV"] = "production";
  const outputFolder = path.join(ROOT, "dist/functions");
  await buildFunctions({ root: ROOT, outputFolder, settingsFile });
  const notLoaded = loadFunctions(outputFolder);
  if (notLoaded.length > 0) stop(["Functions lack what they need:", ...notLoaded].join("\n  "));
  run("vite", ["build", "--config", "frontend/vite.config.ts", "--logLevel", "warn"]);
  if (task === "build") return;
  if (task === "synth") {
    run("cdk", ["synth", "--quiet", ...words]);
    return;
  }
  run("cdk", ["synth", "--quiet"]);
  if (task === "diff") run("cdk", ["diff", "--app", ASSEMBLY, ...words]);
  const { goesOn, lines } = await guard(path.join(ROOT, ASSEMBLY), accepted);
  if (!goesOn) {
    process.stderr.write(`${lines.join("\n")}\n`);
    process.exit(1);
  }
  if (task === "deploy") run("cdk", ["deploy", "--app", ASSEMBLY, "--all", ...words]);
}

await runTask();
