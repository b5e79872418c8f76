import { globSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FileSystem } from "aws-cdk-lib";
import { expect, it } from "vitest";
import { LATEST_BUILD, NAMED_FILES, PAGE_FILES } from "./pageFiles.ts";

const BUILT = [
  "index.html",
  "index.html.br",
  "theme.css",
  "builds/latest.json",
  "builds/meta/1.json",
  "builds/meta/1.json.br",
  "en/legal-notice/page.html",
  "en/legal-notice/_payload.json",
  "assets/main-1a2b.js",
  "assets/main-1a2b.js.gz",
];

function folderWith(files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
  }
  return folder;
}

function deployed(source: string, options: typeof PAGE_FILES): readonly string[] {
  const target = mkdtempSync(path.join(tmpdir(), "deployed-"));
  FileSystem.copyDirectory(source, target, options);
  return globSync("**/*.*", { cwd: target }).sort();
}

it("every built file is deployed once: what keeps its name apart from what is named by its content", () => {
  const folder = folderWith(BUILT);
  expect(deployed(folder, PAGE_FILES)).toEqual([
    "en/legal-notice/_payload.json",
    "en/legal-notice/page.html",
    "index.html",
    "theme.css",
  ]);
  expect(deployed(path.join(folder, "assets"), NAMED_FILES)).toEqual(["main-1a2b.js"]);
  expect(deployed(path.join(folder, "builds/meta"), NAMED_FILES)).toEqual(["1.json"]);
  expect(deployed(path.join(folder, "builds"), LATEST_BUILD)).toEqual(["latest.json"]);
});
