import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { fileNames } from "../local/front/staticFiles.ts";
import { pageFallbackCode } from "./pageFallbackCode.ts";

/** Pages of a portal of which two have documents of their own. */
function builtPages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  mkdirSync(path.join(folder, "en/legal-notice"), { recursive: true });
  for (const name of ["index.html", "page.html", "en/legal-notice/page.html"]) {
    writeFileSync(path.join(folder, name), "");
  }
  return folder;
}

const WITH_DOCUMENT = ["/", "/en/legal-notice", "/en/legal-notice/"];
const OF_THE_APP = ["/en", "/formular", "/en/application/start/mock-json", "/toString", "/a.b/c"];
const FILES = ["/assets/main-1a2b.js", "/builds/latest.json", "/en/legal-notice/page.html"];

describe("the function at the edge", () => {
  const code = pageFallbackCode(builtPages());
  const asked = (uri: string): unknown =>
    runInNewContext(`${code}; handler({ request: { uri } }).uri`, { uri });

  it("answers addresses with their own document where the build wrote one, and with the app elsewhere", () => {
    expect(WITH_DOCUMENT.map(asked)).toEqual([
      "/page.html",
      "/en/legal-notice/page.html",
      "/en/legal-notice/page.html",
    ]);
    expect(OF_THE_APP.map(asked)).toEqual(OF_THE_APP.map(() => "/index.html"));
    expect(FILES.map(asked)).toEqual(FILES);
  });

  it("does what the portal on a laptop does", () => {
    for (const uri of [...WITH_DOCUMENT, ...OF_THE_APP, ...FILES]) {
      expect(fileNames(uri)).toContain(asked(uri));
    }
  });
});
