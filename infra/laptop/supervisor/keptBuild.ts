import { type Hash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import path from "node:path";

const CACHE = path.resolve(import.meta.dirname, "../../../node_modules/.cache");
const KEPT_BUILDS = 6;
/** A running portal serves its own build, also while another one is made. */
const USED_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * The folder of a build, which is kept by what went into it, so that a second start finds it; undefined where `make`
 * says that it could not be made. Two starts at once may both make it; one of the builds stays.
 */
export async function keptBuild(
  { kind, key }: { readonly kind: string; readonly key: string },
  make: (folder: string) => Promise<boolean>,
): Promise<string | undefined> {
  const builds = path.join(CACHE, kind);
  const folder = path.join(builds, key);
  if (!existsSync(folder)) {
    mkdirSync(builds, { recursive: true });
    const unfinished = `${folder}.${process.pid}`;
    const isMade = await make(unfinished);
    if (!isMade || existsSync(folder)) rmSync(unfinished, { recursive: true, force: true });
    else renameSync(unfinished, folder);
    if (!isMade) return undefined;
    removeOldBuilds(builds);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  return folder;
}

/** Changes with every file: its name, its size, its time. */
export function hashFiles(
  hash: Hash,
  { cwd, patterns }: { readonly cwd: string; readonly patterns: readonly string[] },
): void {
  for (const file of globSync(patterns, { cwd }).sort()) {
    const { size, mtimeMs } = statSync(path.join(cwd, file));
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
}

function removeOldBuilds(folder: string): void {
  const builds = readdirSync(folder)
    .map((name) => ({ name, usedAt: statSync(path.join(folder, name)).mtimeMs }))
    .sort((one, other) => other.usedAt - one.usedAt);
  for (const { name, usedAt } of builds.slice(KEPT_BUILDS)) {
    if (Date.now() - usedAt < USED_MILLISECONDS) continue;
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
