import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detectLanguage.ts";

const nothing = { cookie: undefined, browser: [], fallback: "en-US" };

describe("language of the first access", () => {
  it("follows the cookie before the browser", () => {
    expect(detectLanguage({ ...nothing, cookie: "de", browser: ["en-GB"] })).toBe("de");
  });

  it("follows the first language of the browser that the portal speaks", () => {
    expect(detectLanguage({ ...nothing, browser: ["uk-UA", "de-AT", "en"] })).toBe("de");
  });

  it("reads the fallback en-US as English when nobody names a language of the portal", () => {
    expect(detectLanguage({ ...nothing, browser: ["fr"] })).toBe("en");
  });

  it("ignores a cookie that names no language of the portal", () => {
    expect(detectLanguage({ ...nothing, cookie: "xx", browser: ["de"] })).toBe("de");
  });
});
