import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { plainText } from "#forms/RichText.ts";
import type { CompiledComponent } from "#forms/CompiledForm.ts";
import { knownComponents } from "#forms/import/formio/knownComponents.ts";
import { isRaw } from "#forms/import/formio/rawDefinition.ts";
import { lintDefinition } from "#forms/import/lint/lintDefinition.ts";
import { shownForm } from "./shownForm.ts";
import { type FormWithProblems, withProblems } from "./withProblems.ts";

const FIXTURE = path.join(import.meta.dirname, "../../../test/fixtures/formWithProblems.json");
const DEFINITION: unknown = JSON.parse(readFileSync(FIXTURE, "utf8"));

function shown(definition: unknown, locale: "de" | "en"): FormWithProblems {
  const form = shownForm(definition, locale);
  if (!form.ok || !isRaw(definition)) throw new Error("The fixture is no form.");
  return withProblems(form.value, {
    findings: lintDefinition(definition),
    known: knownComponents(definition),
  });
}

/** What stands where, in reading order: notes and the fields behind them. */
function outline(components: readonly CompiledComponent[]): readonly string[] {
  return components.flatMap((component) => {
    if (component.kind === "content") return [plainText(component.text)];
    if (component.kind === "layout") return component.areas.flatMap((area) => outline(area.components));
    return "components" in component ? outline(component.components) : [component.key];
  });
}

describe("form render", () => {
  it("shows a form that would be refused, with the refused field as its label", () => {
    const { form } = shown(DEFINITION, "de");
    expect(outline(form.pages[0]?.components ?? [])).toEqual([
      "name",
      expect.stringMatching(/^Problem 1, Fehler: Der Typ „resource“ .*Warum: .*Was tun: /),
      "Behörde (resource)",
    ]);
  });

  it("puts a note before the field that it is about, and says of each problem on which page it is", () => {
    const { form, report } = shown(DEFINITION, "en");
    expect(outline(form.pages[1]?.components ?? [])).toEqual([
      "reason",
      expect.stringMatching(/^Problem 2, Warning: The label .*What to do: /),
      "again",
    ]);
    expect(report.title).toBe("1 error, 2 warnings");
    expect(report.problems.map(({ page }) => page)).toEqual(["person", "further", undefined]);
  });

  it("tells fields of one key apart by their place in the definition", () => {
    const field = { type: "textfield", input: true, key: "name" };
    const grid = (key: string, label: string): object => ({
      type: "datagrid",
      key,
      label: key,
      input: true,
      components: [{ ...field, label }],
    });
    const definition = {
      title: "1",
      components: [grid("first", "Name"), grid("second", "")],
      i18n: { en: {} },
    };
    const { form } = shown(definition, "en");
    const shownFields = outline(form.pages[0]?.components ?? []);
    expect(shownFields.filter((one) => !one.includes("There is no English text"))).toEqual([
      "name",
      expect.stringContaining("The field has no label."),
      "name",
    ]);
  });

  it("shows no form where nothing is left of it", () => {
    expect(shownForm({ components: [] }, "de")).toMatchObject({ ok: false });
    expect(shownForm([], "de")).toMatchObject({ ok: false });
  });
});
