import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { versionOperations } from "#contract/version.ts";
import { buildFunctions } from "#infra/build/buildFunctions.ts";
import { functionDigests } from "#infra/build/functionDigests.ts";
import { writeAddress } from "#infra/laptop/supervisor/buildPages.ts";
import { compareDigests } from "./compareDigests.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const USAGE = "Usage: npm run compare -- <address of a portal> --settings <name, or path of a file>";

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** The sources of a commit and nothing else, with the installed packages; undefined where the commit is not known here. */
function cleanSources(commit: string): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), "compare-"));
  const git = (...words: readonly string[]): void => {
    execFileSync("git", words, { cwd: folder, stdio: "ignore" });
  };
  try {
    git("clone", "--shared", "--no-checkout", ROOT, ".");
    git("checkout", "--detach", commit);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  return folder;
}

async function builtFunctions(root: string, settingsFile: string): Promise<Record<string, string>> {
  const outputFolder = path.join(root, "dist/functions");
  await buildFunctions({ root, outputFolder, settingsFile });
  return { ...functionDigests(outputFolder) };
}

interface ComparedPortal {
  readonly address: string;
  readonly settingsFile: string;
}

/** By name; packed copies have the same content. The settings of a portal on this machine are without its address. */
async function builtPages(
  root: string,
  { address, settingsFile }: ComparedPortal,
): Promise<Record<string, string>> {
  const words = ["build", "--config", "frontend/vite.config.ts", "--logLevel", "error"];
  const env = { ...process.env, PORTAL_SETTINGS_FILE: settingsFile, NODE_ENV: "production" };
  execFileSync(path.join(ROOT, "node_modules/.bin/vite"), words, { cwd: root, env, stdio: "inherit" });
  const folder = path.join(root, "dist/frontend");
  await writeAddress(folder, new URL(address).origin);
  const files = globSync(["**", ".well-known/*"], { cwd: folder }).filter(
    (file) => !/\.(?:br|gz)$/.test(file) && statSync(path.join(folder, file)).isFile(),
  );
  return Object.fromEntries(
    files.map((file) => [file.replaceAll(path.sep, "/"), sha256(readFileSync(path.join(folder, file)))]),
  );
}

async function runningPages(address: string, names: readonly string[]): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const name of names) {
    const answer = await fetch(new URL(name, address), { redirect: "error" });
    if (answer.ok) pages[name] = sha256(new Uint8Array(await answer.arrayBuffer()));
  }
  return pages;
}

/**
 * Builds functions and pages of the commit that a portal names, without what was changed since, and compares both with
 * what the portal answers. Settings are no part of a function, and every part of a page.
 */
async function comparePortal({ address, settingsFile }: ComparedPortal): Promise<number> {
  const answer = await fetch(new URL("/api/version", address));
  const running = versionOperations.getVersion.response.parse(await answer.json());
  const root = cleanSources(running.commit);
  if (root === undefined) {
    process.stderr.write(`The portal says that it is commit ${running.commit}, which is not known here.\n`);
    return 2;
  }
  try {
    const functions = await builtFunctions(root, settingsFile);
    const pages = await builtPages(root, { address, settingsFile });
    const compared = [
      compareDigests("functions", { running: running.functions, built: functions }),
      compareDigests("files of pages", {
        running: await runningPages(address, Object.keys(pages)),
        built: pages,
      }),
    ];
    const of = `The portal says that it is commit ${running.commit}.`;
    process.stdout.write(`${[of, ...compared.flatMap(({ lines }) => lines)].join("\n")}\n`);
    return compared.every(({ same }) => same) ? 0 : 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { settings: { type: "string" } },
});
const [address = ""] = positionals;
if (!URL.canParse(address) || values.settings === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const isName = /^[a-z0-9-]+$/.test(values.settings);
  const settingsFile = isName
    ? path.join(ROOT, "infra/states", values.settings, "settings.json")
    : path.resolve(values.settings);
  process.exitCode = await comparePortal({ address, settingsFile });
}
