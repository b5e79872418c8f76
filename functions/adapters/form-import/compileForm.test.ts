import { describe, expect, it } from "vitest";
import recognition from "../../forms/definitions/recognition.json" with { type: "json" };
import { fieldsOf } from "../../forms/fieldsOf.ts";
import { optionsOf } from "../../forms/optionsOf.ts";
import { compileForm } from "./compileForm.ts";
import { formioDefinitionSchema } from "./formioSchema.ts";

const definition = formioDefinitionSchema.parse(recognition);

describe("the recognition form", () => {
  it("compiles in both languages with the same fields in the same order", () => {
    const german = compileForm(definition, { locale: "de", version: "1" });
    const english = compileForm(definition, { locale: "en", version: "1" });
    const paths = (form: typeof german): string[] =>
      form.pages.flatMap((page) => fieldsOf(page).map(({ field }) => field.path));
    expect(paths(german)).toEqual(paths(english));
    expect(paths(german)).toContain("givenName");
    expect(new Set(paths(german)).size).toBe(paths(german).length);
  });

  it("has an English text for every German one", () => {
    const german = compileForm(definition, { locale: "de", version: "1" });
    const texts = german.pages.flatMap((page) => [
      page.title,
      ...fieldsOf(page).flatMap(({ field }) => [field.label, ...Object.values(field.messages ?? {})]),
    ]);
    const untranslated = texts.filter((text) => !(text in definition.i18n.en));
    expect(untranslated).toEqual([]);
  });

  it("offers every state of the world by its name", () => {
    const form = compileForm(definition, { locale: "de", version: "1" });
    const country = form.pages
      .flatMap((page) => fieldsOf(page))
      .find(({ field }) => field.path === "countryOfBirth")!.field;
    const options = optionsOf(form, country);
    expect(options.length).toBeGreaterThan(190);
    expect(options).toContainEqual({ value: "TN", label: "Tunesien" });
    expect(options.map(({ value }) => value)).not.toContain("SU");
  });

  it("carries an autocomplete token on every field that has a standard one", () => {
    const form = compileForm(definition, { locale: "de", version: "1" });
    const tokens = form.pages.flatMap((page) => fieldsOf(page).map(({ field }) => field.autocomplete));
    expect(tokens).toEqual(
      expect.arrayContaining(["given-name", "family-name", "bday", "postal-code", "country", "email", "tel"]),
    );
  });
});

describe("a definition that the portal does not understand", () => {
  it("is refused with the name of what is unknown", () => {
    const strange = {
      ...recognition,
      components: [{ ...recognition.components[0], controller: "alert(1)" }],
    };
    const parsed = formioDefinitionSchema.safeParse(strange);
    expect(parsed.error?.message).toContain("controller");
  });

  it("is refused when it wants a script to be run", () => {
    const scripted = {
      ...recognition,
      components: [
        {
          ...recognition.components[0],
          components: [
            { type: "textfield", key: "a", label: "A", input: true, customConditional: "show = true" },
          ],
        },
      ],
    };
    expect(formioDefinitionSchema.safeParse(scripted).error?.message).toContain("customConditional");
  });
});
