import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { compileForm } from "#forms/import/formio/compileForm.ts";
import { evaluateForm, preparedForm } from "#forms/evaluateForm.ts";
import { fieldsOf } from "#forms/fieldsOf.ts";
import { shownFields } from "#forms/shownFields.ts";
import { formForPlace } from "./formForPlace.ts";

const definition = path.resolve("functions/forms/definitions/recognition.json");
const compiled = compileForm(JSON.parse(await readFile(definition, "utf8")), { locale: "de", version: "1" });
if (!compiled.ok) throw new Error("the form of the portal does not compile");
const form = preparedForm(compiled.value);

describe("the question for the place, which stands on the first page that is shown", () => {
  it.each([
    ["yes", "welcome"],
    ["no", "role"],
  ])("is asked once: with a welcome page (%s) on page %s", (welcome, page) => {
    const given = { data: { locationBasis: "residence" }, context: { welcome } };
    const now = "2026-11-22T12:00:00.000Z";
    const here = formForPlace(form, { ...given, now });
    const pages = here.pages.filter((one) =>
      fieldsOf(one).some(({ field }) => field.path === "locationBasis"),
    );
    expect(pages.map(({ key }) => key)).toEqual([page]);

    const state = evaluateForm(form, { ...given, now });
    const shown = shownFields(form, state).filter((one) => one.path === "locationBasis");
    expect(shown.map((one) => one.page)).toEqual([page]);
  });

  it("leaves the same form where every question is asked, so that what was worked out for it counts", () => {
    const compiled = compileForm(
      { display: "form", components: [{ type: "textfield", key: "name", label: "Name", input: true }] },
      { locale: "de", version: "1" },
    );
    if (!compiled.ok) throw new Error("the form does not compile");
    const plain = preparedForm(compiled.value);
    expect(formForPlace(plain, { data: {}, now: "2026-11-22T12:00:00.000Z" })).toBe(plain);
  });
});
