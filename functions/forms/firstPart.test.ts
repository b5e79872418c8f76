import { describe, expect, it } from "vitest";
import { aForm } from "#test/fixtures/aForm.ts";
import type { CompiledPage } from "./CompiledForm.ts";
import { firstPart } from "./firstPart.ts";

const country = { kind: "input", type: "select", label: "Staat", optionList: "countries" } as const;
const page = (key: string, more: Partial<CompiledPage> = {}): CompiledPage => ({
  key,
  title: key,
  components: [{ ...country, key: `${key}Country`, path: `${key}Country` }],
  ...more,
});
const form = aForm(
  [page("welcome", { condition: { op: "is", value: true } }), page("role"), page("person")],
  { optionLists: { countries: [{ value: "TN", label: "Tunesien" }], trades: [] } },
);

describe("the first part of a form", () => {
  it("has what may come first up to the page that is always shown, and the outline of the rest", () => {
    const first = firstPart(form);
    expect(
      first.pages.map(({ key, title, deferred, components }) => [key, title, deferred, components.length]),
    ).toEqual([
      ["welcome", "welcome", undefined, 1],
      ["role", "role", undefined, 1],
      ["person", "person", true, 0],
    ]);
    expect(Object.keys(first.optionLists)).toEqual(["countries"]);
  });

  it("is the whole form where every page may be left out", () => {
    const conditional = { ...form, pages: form.pages.slice(0, 1) };
    expect(firstPart(conditional).pages).toEqual(conditional.pages);
  });
});
