import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildFunctions } from "./build/buildFunctions.ts";
import { readStateSettings } from "./readStateSettings.ts";

const ROOT = path.join(import.meta.dirname, "..");
const USAGE = "Usage: npm run build|synth|deploy -- [--settings <name>] [words for cdk]";

/** Runs a tool of the project and ends with its exit code when it fails. */
function run(command: string, words: readonly string[]): void {
  const { status } = spawnSync(path.join(ROOT, "node_modules/.bin", command), words, {
    cwd: ROOT,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds a state's functions and pages, and hands its stacks to CDK: `build`, `synth` or `deploy`. */
async function cloud(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { settings: { type: "string", default: "demo" } },
    allowPositionals: true,
  });
  const [task = "build", ...words] = positionals;
  const settingsFile = path.join(import.meta.dirname, "settings", `${values.settings}.json`);
  if (!existsSync(settingsFile) || !["build", "synth", "deploy"].includes(task)) {
    process.stderr.write(`There are no settings infra/settings/${values.settings}.json. ${USAGE}\n`);
    process.exit(2);
  }
  readStateSettings(settingsFile);
  process.env["PORTAL_SETTINGS_FILE"] = settingsFile;
  process.env["NODE_ENV"] = "production";
  await buildFunctions({ root: ROOT, outputFolder: path.join(ROOT, "dist/functions"), settingsFile });
  run("vite", ["build", "--config", "frontend/vite.config.ts", "--logLevel", "warn"]);
  if (task === "synth") run("cdk", ["synth", "--quiet", ...words]);
  if (task === "deploy") run("cdk", ["deploy", "--all", ...words]);
}

await cloud();
