import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { StateSettings } from "#contract/settings/settings.ts";
import { TEXT_FILES, writeCompressed } from "#infra/build/writeCompressed.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { staticFiles } from "../front/staticFiles.ts";
import type { Pages, PagesOptions } from "./PortalBuilder.ts";
import { hashFiles, keptBuild } from "./keptBuild.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";

const project = path.resolve(import.meta.dirname, "../../..");

/** In a build that no portal has yet: portals at other ports differ in nothing else, and a build takes many seconds. */
const NO_ADDRESS = "https://no-address.invalid";

/** The built pages. */
export async function buildPages(options: PagesOptions): Promise<Result<Pages, StartFailure>> {
  const { portal } = options.settings;
  const settings = { ...options.settings, portal: { ...portal, publicUrl: NO_ADDRESS } };
  const settingsFile = path.join(options.stateFolder, "pages-settings.json");
  writeFileSync(settingsFile, JSON.stringify(settings));
  const key = buildKey(settings);
  const built = await keptBuild(
    { kind: "portal-pages-without-address", key },
    async (outDir) => (await runVite(["--outDir", outDir], { settingsFile })) === 0,
  );
  const address = createHash("sha256").update(portal.publicUrl).digest("hex").slice(0, 8);
  const folder =
    built &&
    (await keptBuild({ kind: "portal-pages", key: `${key}-${address}` }, async (outDir) => {
      await cp(built, outDir, { recursive: true });
      await writeAddress(outDir, portal.publicUrl);
      return true;
    }));
  if (folder === undefined)
    return err(startFailed("The pages cannot be built; the message of the build stands above."));
  const { handle } = staticFiles({ folder, languages: options.settings.portal.languages });
  return ok({ handle, stop: () => Promise.resolve() });
}

/** Pages that were built without an address become those of a portal. */
export async function writeAddress(folder: string, publicUrl: string): Promise<void> {
  for (const name of globSync([TEXT_FILES, ".well-known/*"], { cwd: folder })) {
    const file = path.join(folder, name);
    const text = await readFile(file, "utf8");
    if (!text.includes(NO_ADDRESS)) continue;
    await writeFile(file, text.replaceAll(NO_ADDRESS, publicUrl));
    await writeCompressed(file);
  }
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
    "infra/build/writeCompressed.ts",
    "infra/states/*/*.{css,svg}",
    "infra/states/*/{texts,films}/**/*",
    "functions/{contract,domain,forms}/**/*",
    "package-lock.json",
  ];
  const stateFolder = process.env["STATE_FOLDER"];
  hashFiles(hash, { cwd: project, patterns: sources });
  if (stateFolder !== undefined)
    hashFiles(hash, { cwd: path.resolve(project, stateFolder), patterns: ["**/*"] });
  return hash.digest("hex").slice(0, 16);
}
