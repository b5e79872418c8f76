import { type Hash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

const CACHE = path.resolve(import.meta.dirname, "../../../node_modules/.cache");
const KEPT_BUILDS = 6;
const LONGEST_BUILD_MILLISECONDS = 15 * 60 * 1000;
/** A running portal serves its own build, also while another one is made. */
const USED_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * The folder of a build, which is kept by what went into it, so that a second start finds it; undefined where `make`
 * says that it could not be made. Of two starts at once one makes it, and the other waits.
 */
export async function keptBuild(
  { kind, key }: { readonly kind: string; readonly key: string },
  make: (folder: string) => Promise<boolean>,
): Promise<string | undefined> {
  const builds = path.join(CACHE, kind);
  const folder = path.join(builds, key);
  if (!existsSync(folder)) {
    mkdirSync(builds, { recursive: true });
    const free = await onlyMaker(`${folder}.making`);
    try {
      if (!existsSync(folder) && !(await madeAs(folder, make))) return undefined;
    } finally {
      free();
    }
    removeOldBuilds(builds);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  return folder;
}

/** A build that is broken off leaves nothing under its name. */
async function madeAs(folder: string, make: (folder: string) => Promise<boolean>): Promise<boolean> {
  const unfinished = `${folder}.${process.pid}`;
  const isMade = await make(unfinished);
  if (isMade && !existsSync(folder)) renameSync(unfinished, folder);
  else rmSync(unfinished, { recursive: true, force: true });
  return isMade;
}

/** Waits until no other process makes it; answers how others are let in. */
async function onlyMaker(lock: string): Promise<() => void> {
  while (!takes(lock)) {
    if (isLeft(lock)) rmSync(lock, { force: true });
    await setTimeout(200);
  }
  return () => rmSync(lock, { force: true });
}

function takes(lock: string): boolean {
  try {
    writeFileSync(lock, process.pid.toString(), { flag: "wx" });
    return true;
  } catch (error) {
    // Where nothing can be written, waiting would never end.
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** Whoever had it has ended, or it is older than any build; not that it was given back meanwhile. */
function isLeft(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LONGEST_BUILD_MILLISECONDS) return true;
    const owner = Number(readFileSync(lock, "utf8"));
    return owner > 0 && !process.kill(owner, 0);
  } catch (error) {
    return isCode(error, "ESRCH");
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

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
  // What another start makes may go meanwhile.
  const usedAt = (name: string): number =>
    statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builds = readdirSync(folder)
    .map((name) => ({ name, usedAt: usedAt(name) }))
    .sort((one, other) => other.usedAt - one.usedAt);
  for (const { name, usedAt } of builds.slice(KEPT_BUILDS)) {
    if (Date.now() - usedAt < USED_MILLISECONDS) continue;
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
