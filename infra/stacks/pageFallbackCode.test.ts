import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { askedLanguage } from "../laptop/front/askedLanguage.ts";
import { fileNames } from "../laptop/front/staticFiles.ts";
import { pageFallbackCode } from "./pageFallbackCode.ts";

const FILES = [
  "/index.html",
  "/page.html",
  "/page.en.html",
  "/page.zh-Hans.html",
  "/en/legal-notice/page.html",
  "/assets/main-1a2b.js",
  "/builds/latest.json",
];

const LANGUAGES = { fallback: "en-US", locales: [{ code: "de" }, { code: "en" }, { code: "zh-Hans" }] };

/** Pages of a portal of which two addresses have documents of their own, `/` in all three languages. */
function builtPages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  for (const name of FILES) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), "");
  }
  return folder;
}

interface Reader {
  readonly cookie?: string;
  readonly browser?: string;
}

const OF_THE_APP = ["/en", "/formular", "/en/application/start/mock-json", "/toString", "/a.b/c"];
const GERMAN: Reader = { browser: "de-DE,de;q=0.9,en;q=0.8" };
const READERS: readonly Reader[] = [
  {},
  GERMAN,
  { browser: "en-GB,en;q=0.9,de;q=0.8" },
  { browser: "uk-UA, de-AT;q=0.5" },
  { browser: "fr" },
  { ...GERMAN, cookie: "en" },
  { browser: "en", cookie: "de" },
  { ...GERMAN, cookie: "xx" },
  { browser: "zh-Hans-CN;q=0.9,zh-HANS,de" },
  { ...GERMAN, cookie: "zh-Hans" },
];

describe("the function at the edge", () => {
  const folder = builtPages();
  const code = pageFallbackCode(folder, LANGUAGES);
  const asked = (uri: string, { cookie, browser }: Reader): unknown => {
    const request = {
      uri,
      cookies: cookie === undefined ? {} : { language: { value: cookie } },
      headers: browser === undefined ? {} : { "accept-language": { value: browser } },
    };
    return runInNewContext(`${code}; handler({ request }).uri`, { request });
  };

  it("answers addresses with their own document where the build wrote one, and with the app elsewhere", () => {
    const pages = ["/", "/en/legal-notice", "/en/legal-notice/"].map((uri) => asked(uri, GERMAN));
    expect(pages).toEqual(["/page.html", "/en/legal-notice/page.html", "/en/legal-notice/page.html"]);
    expect(OF_THE_APP.map((uri) => asked(uri, GERMAN))).toEqual(OF_THE_APP.map(() => "/index.html"));
    expect(FILES.map((uri) => asked(uri, GERMAN))).toEqual(FILES);
  });

  it("answers an address of several languages by the cookie, then by the browser, then by the setting", () => {
    expect(READERS.map((reader) => asked("/", reader))).toEqual([
      "/page.en.html",
      "/page.html",
      "/page.en.html",
      "/page.html",
      "/page.en.html",
      "/page.en.html",
      "/page.html",
      "/page.html",
      "/page.zh-Hans.html",
      "/page.zh-Hans.html",
    ]);
  });

  it("does what the portal on a laptop does", () => {
    for (const uri of ["/", "/en/legal-notice/", ...OF_THE_APP, ...FILES]) {
      for (const reader of READERS) {
        const { cookie, browser } = reader;
        const headers = {
          ...(cookie !== undefined && { cookie: `a=b; language=${cookie}` }),
          ...(browser !== undefined && { "accept-language": browser }),
        };
        const names = fileNames(uri, askedLanguage(headers, LANGUAGES));
        expect(names.find((name) => existsSync(path.join(folder, name)))).toBe(asked(uri, reader));
      }
    }
  });
});
