import { describe, expect, it } from "vitest";
import { localeOfPath, localePath, matchRoute, routesOf, furtherAddress, ownAddress } from "./localePath.ts";

describe("addresses of a further language", () => {
  it("are the English ones under its code, and lead back to them", () => {
    for (const english of ["/en", "/en/legal-notice", "/en/application/check-receipt"]) {
      expect(ownAddress(furtherAddress(english, "ar"), "ar")).toBe(english);
    }
    expect(furtherAddress("/en", "ar")).toBe("/ar");
    expect(furtherAddress("/en/legal-notice", "zh-Hans")).toBe("/zh-Hans/legal-notice");
  });
});

describe("paths of pages", () => {
  it("gives every page a German and an English route", () => {
    const routes = routesOf("prefix_except_default");
    expect(routes).toHaveLength(26);
    expect(new Set(routes.map((route) => route.path)).size).toBe(26);
    expect(routes.filter((route) => route.locale === "en")).toHaveLength(13);
  });

  it("has the form and the redirect in the minimal layout and all else in the default one", () => {
    const minimal = routesOf("prefix_except_default").filter((route) => route.layout === "minimal");
    expect(minimal.map((route) => route.path)).toEqual([
      "/formular",
      "/en/form",
      "/redirect",
      "/en/redirect",
    ]);
  });

  it("prefixes only English where German is the default", () => {
    const strategy = "prefix_except_default";
    expect(localePath("imprint", { locale: "de", strategy })).toBe("/impressum");
    expect(localePath("imprint", { locale: "en", strategy })).toBe("/en/legal-notice");
  });

  it("prefixes both languages on demand", () => {
    const strategy = "prefix_and_default";
    expect(localePath("index", { locale: "de", strategy })).toBe("/de");
    expect(localePath("process", { locale: "de", strategy })).toBe("/de/formular");
    expect(localePath("process", { locale: "en", strategy })).toBe("/en/form");
  });

  it("uses the German paths for both languages without prefixes", () => {
    const strategy = "no_prefix";
    expect(localePath("account", { locale: "en", strategy })).toBe("/nutzerkonto");
    expect(matchRoute("/nutzerkonto", { locale: "en", strategy })?.locale).toBe("en");
    expect(matchRoute("/en/account", { locale: "en", strategy })).toBeUndefined();
  });

  it("finds a page by its path in any language, with or without a slash at the end", () => {
    const use = { locale: "de", strategy: "prefix_except_default" } as const;
    expect(matchRoute("/en/form/", use)).toMatchObject({ pageId: "process", locale: "en" });
    expect(matchRoute("/", use)).toMatchObject({ pageId: "index", locale: "de" });
    expect(matchRoute("/en", use)).toMatchObject({ pageId: "index", locale: "en" });
    expect(matchRoute("/gibt-es-nicht", use)).toBeUndefined();
  });

  it.each(["no_prefix", "prefix_except_default", "prefix_and_default"] as const)(
    "takes a failed sign-in back on the server's two addresses under %s",
    (strategy) => {
      expect(matchRoute("/redirect", { locale: "de", strategy })).toMatchObject({
        pageId: "redirect",
        locale: "de",
      });
      expect(matchRoute("/en/redirect", { locale: "de", strategy })).toMatchObject({
        pageId: "redirect",
        locale: "en",
      });
    },
  );

  it("speaks the language of the prefix on pages that do not exist", () => {
    const use = { locale: "de", strategy: "prefix_except_default" } as const;
    expect(localeOfPath("/en/nowhere", use)).toBe("en");
    expect(localeOfPath("/nirgends", use)).toBe("de");
  });
});
