import { expect, it } from "vitest";
import { hasPage } from "#ui/builds/readRules.ts";
import { routeRules } from "./buildIdentity.ts";

const BUILD = { id: "abc-1", timestamp: 7 };
const locales = [{ code: "de" }, { code: "en" }];

it("names every page of the build with its layout, and which of them are documents of their own", () => {
  const { id, timestamp, routes } = routeRules(BUILD, {
    prefixStrategy: "prefix_except_default",
    locales,
  });
  expect({ id, timestamp }).toEqual(BUILD);
  expect(routes).toContainEqual({
    name: "imprint-en",
    path: "/en/legal-notice",
    meta: { layout: "default" },
    prerendered: true,
  });
  expect(routes).toContainEqual({
    name: "process-de",
    path: "/formular",
    meta: { layout: "minimal" },
    prerendered: false,
  });
});

it("tells an older window which addresses the build has", () => {
  const rules = routeRules(BUILD, { prefixStrategy: "prefix_and_default", locales });
  const asked = ["/de", "/de/impressum/", "/en/legal-notice", "/impressum", "/en/nowhere"];
  expect(asked.map((path) => hasPage(rules, path))).toEqual([true, true, true, false, false]);
  expect(hasPage(routeRules(BUILD, { prefixStrategy: "no_prefix", locales }), "/")).toBe(true);
});
