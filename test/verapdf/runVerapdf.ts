import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generatedDocuments } from "./generatedDocuments.ts";
import { DOCUMENTS, installVerapdf, LIBRARIES, runJavaTool } from "./verapdfLibraries.ts";

/**
 * `npm run verapdf`: all documents of the pipeline through veraPDF, as PDF/A-2a or 3a and as PDF/UA-1. Needs Java 17
 * and Maven, so it is no part of `npm test`, which has assertions of its own on the same documents.
 */
rmSync(DOCUMENTS, { recursive: true, force: true });
mkdirSync(DOCUMENTS, { recursive: true });
for (const { fileName, bytes } of await generatedDocuments()) {
  writeFileSync(path.join(DOCUMENTS, fileName), bytes);
}
const classes = path.join(LIBRARIES, "*");
const validation = ["-Xmx512m", "-cp", classes, "ValidateDocuments.java", DOCUMENTS];
process.exitCode = installVerapdf() && runJavaTool("java", validation) ? 0 : 1;
