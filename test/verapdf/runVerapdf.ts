import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generatedDocuments } from "./generatedDocuments.ts";

/**
 * `npm run verapdf`: all documents of the pipeline through veraPDF, as PDF/A-2a or 3a and as PDF/UA-1. Needs Java 17
 * and Maven, so it is no part of `npm test`, which has assertions of its own on the same documents.
 */
const FOLDER = path.join(import.meta.dirname, "../../.local/verapdf");
const DOCUMENTS = path.join(FOLDER, "documents");
const LIBRARIES = path.join(FOLDER, "lib");

function run(command: string, words: readonly string[]): boolean {
  const { status, error } = spawnSync(command, words, { stdio: "inherit", cwd: import.meta.dirname });
  if (error !== undefined) {
    process.stderr.write(`${command} cannot be started: install a JDK of version 17 or newer and Maven.\n`);
  }
  return status === 0;
}

rmSync(DOCUMENTS, { recursive: true, force: true });
mkdirSync(DOCUMENTS, { recursive: true });
for (const { fileName, bytes } of await generatedDocuments()) {
  writeFileSync(path.join(DOCUMENTS, fileName), bytes);
}
const fetchLibraries = (): boolean =>
  run("mvn", ["-q", "-B", "dependency:copy-dependencies", `-DoutputDirectory=${LIBRARIES}`]);
const validate = (): boolean =>
  run("java", ["-Xmx512m", "-cp", path.join(LIBRARIES, "*"), "ValidateDocuments.java", DOCUMENTS]);
// The registry of Java may be slow to answer once.
const passed = (fetchLibraries() || fetchLibraries()) && validate();
process.exitCode = passed ? 0 : 1;
