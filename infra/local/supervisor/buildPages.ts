import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { contentSources, securityHeaders } from "../../../functions/contract/securityHeaders.ts";
import type { StateSettings } from "../../../functions/contract/settings.ts";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
import { staticFiles } from "../front/staticFiles.ts";
import type { Pages, PagesOptions } from "./PortalBuilder.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";

const project = path.resolve(import.meta.dirname, "../../..");
const cache = path.join(project, "node_modules/.cache/portal-pages");
const keptBuilds = 6;
/** A portal that runs serves from its build, whatever is built beside it. */
const usedMilliseconds = 24 * 60 * 60 * 1000;

/** The built pages. A build is kept by what went into it, so a second start finds it. */
export async function buildPages(options: PagesOptions): Promise<Result<Pages, StartFailure>> {
  const folder = path.join(cache, buildKey(options.settings));
  if (!existsSync(folder)) {
    const built = await build(folder, options);
    if (!built.ok) return built;
  }
  const now = new Date();
  utimesSync(folder, now, now);
  const sources = contentSources(options.settings, options.awsEndpoint);
  const { handle } = staticFiles({
    folder,
    headers: securityHeaders(sources, { https: false }),
    languages: options.settings.portal.languages,
  });
  return ok({ handle, stop: () => Promise.resolve() });
}

async function build(folder: string, options: PagesOptions): Promise<Result<undefined, StartFailure>> {
  const settingsFile = path.join(options.stateFolder, "pages-settings.json");
  writeFileSync(settingsFile, JSON.stringify(options.settings));
  mkdirSync(cache, { recursive: true });
  const unfinished = `${folder}.${process.pid}`;
  const exitCode = await runVite(["--outDir", unfinished], { settingsFile });
  if (exitCode !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    return err(startFailed("The pages cannot be built; the message of the build stands above."));
  }
  if (existsSync(folder)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, folder);
  removeOldBuilds();
  return ok(undefined);
}

function runVite(words: readonly string[], options: { settingsFile: string }): Promise<number | null> {
  const vite = path.join(project, "node_modules/vite/bin/vite.js");
  const always = ["build", "--config", "frontend/vite.config.ts", "--emptyOutDir", "--logLevel", "warn"];
  const child = spawn(process.execPath, [vite, ...always, ...words], {
    cwd: project,
    env: { ...process.env, PORTAL_SETTINGS_FILE: options.settingsFile, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Notes of a build that went well are for who works on it (`npm run build` prints them).
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) => {
    child.once("error", () => resolve(-1));
    child.once("close", (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(said));
      resolve(code);
    });
  });
}

/** Changes when a source file, a dependency, a language, a file of a state or the public settings change. */
function buildKey(settings: StateSettings): string {
  const hash = createHash("sha256").update(
    JSON.stringify([settings.portal, settings.server.session.idleMinutes, settings.server.termsVersion]),
  );
  const languages = process.env["LANGUAGES_FOLDER"];
  for (const { code } of settings.portal.languages.locales) {
    const file = path.join(languages ?? "", `${code}.json`);
    if (languages !== undefined && existsSync(file)) hash.update(readFileSync(file));
  }
  const sources = [
    "frontend/**/*",
    "infra/settings/*/**/*",
    "functions/{contract,domain,forms}/**/*",
    "package-lock.json",
  ];
  const stateFolder = process.env["STATE_FOLDER"];
  for (const [cwd, patterns] of [
    [project, sources],
    ...(stateFolder === undefined ? [] : ([[path.resolve(project, stateFolder), ["**/*"]]] as const)),
  ] as const) {
    for (const file of globSync(patterns, { cwd }).sort()) {
      const { size, mtimeMs } = statSync(path.join(cwd, file));
      hash.update(`${file}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest("hex").slice(0, 16);
}

function removeOldBuilds(): void {
  const builds = readdirSync(cache)
    .map((name) => ({ name, usedAt: statSync(path.join(cache, name)).mtimeMs }))
    .sort((one, other) => other.usedAt - one.usedAt);
  for (const { name, usedAt } of builds.slice(keptBuilds)) {
    if (Date.now() - usedAt < usedMilliseconds) continue;
    rmSync(path.join(cache, name), { recursive: true, force: true });
  }
}
