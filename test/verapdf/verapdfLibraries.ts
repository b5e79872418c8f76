import { spawnSync } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(import.meta.dirname, "../../.local/verapdf");
/** Where documents and libraries of the validation stand. */
export const DOCUMENTS = path.join(FOLDER, "documents");
export const LIBRARIES = path.join(FOLDER, "lib");

/** Runs a program of Java in this folder; whether it ended well. */
export function runJavaTool(command: "java" | "mvn", words: readonly string[]): boolean {
  const { status, error } = spawnSync(command, words, { stdio: "inherit", cwd: import.meta.dirname });
  if (error !== undefined) {
    process.stderr.write(`${command} cannot be started: install a JDK of version 17 or newer and Maven.\n`);
  }
  return status === 0;
}

/** Fetches the libraries where they are not there yet. */
export function installVerapdf(): boolean {
  if (existsSync(LIBRARIES)) return true;
  const unfinished = `${LIBRARIES}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const words = ["-q", "-B", "dependency:copy-dependencies", `-DoutputDirectory=${unfinished}`];
  if (!runJavaTool("mvn", words)) return false;
  renameSync(unfinished, LIBRARIES);
  return true;
}
