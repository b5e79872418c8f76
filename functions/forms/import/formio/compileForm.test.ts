import { describe, expect, it } from "vitest";
import recognition from "#forms/definitions/recognition.json" with { type: "json" };
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { evaluateForm } from "#forms/evaluateForm.ts";
import { fieldsOf } from "#forms/fieldsOf.ts";
import { optionsOf } from "#forms/optionsOf.ts";
import { compileForm } from "./compileForm.ts";
import type { FormRefusal } from "../FormRefusal.ts";

function compiled(source: unknown, locale: "de" | "en" = "de"): CompiledForm {
  const form = compileForm(source, { locale, version: "1" });
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  return form.value;
}

function refusals(...components: readonly object[]): readonly FormRefusal[] {
  const form = compileForm({ title: "T", components }, { locale: "de", version: "1" });
  return form.ok ? [] : form.failure;
}

describe("the recognition form", () => {
  it("compiles in both languages with the same fields in the same order", () => {
    const paths = (form: CompiledForm): string[] =>
      form.pages.flatMap((page) => fieldsOf(page).map(({ field }) => field.path));
    const german = paths(compiled(recognition));
    expect(german).toEqual(paths(compiled(recognition, "en")));
    expect(german).toContain("givenName");
  });

  it("has an English text for every German one", () => {
    const texts = compiled(recognition).pages.flatMap((page) => [
      page.title,
      ...fieldsOf(page)
        .filter(({ field }) => field.type !== "hidden")
        .flatMap(({ field }) => [field.label, ...Object.values(field.messages ?? {})]),
    ]);
    expect(texts.filter((text) => !(text in recognition.i18n.en))).toEqual([]);
  });

  it("offers every state of the world by its name", () => {
    const form = compiled(recognition);
    const country = form.pages
      .flatMap((page) => fieldsOf(page))
      .find(({ field }) => field.path === "countryOfBirth")!.field;
    const options = optionsOf(form, country);
    expect(options.length).toBeGreaterThan(190);
    expect(options).toContainEqual({ value: "TN", label: "Tunesien" });
    expect(options.map(({ value }) => value)).not.toContain("SU");
  });

  it("carries an autocomplete token on every field that has a standard one", () => {
    const tokens = compiled(recognition).pages.flatMap((page) =>
      fieldsOf(page).map(({ field }) => field.autocomplete),
    );
    expect(tokens).toEqual(
      expect.arrayContaining(["given-name", "family-name", "bday", "postal-code", "country", "email", "tel"]),
    );
  });
});

describe("a definition that asks for what the portal does not do", () => {
  it.each([
    [{ type: "form", key: "a" }, "type"],
    [{ type: "recaptcha", key: "a" }, "type"],
    [{ type: "hologram", key: "a" }, "type"],
    [{ type: "select", key: "a", dataSrc: "url", data: { url: "https://example.org" } }, "dataSrc"],
    [{ type: "textfield", key: "a", validate: { pattern: "(a+)+" } }, "validate.pattern"],
    [{ type: "textfield", key: "a", validate: { pattern: "(" } }, "validate.pattern"],
    [{ type: "textfield", key: "a", validate: { required: true, minLength: {} } }, "validate.minLength"],
    [{ type: "textfield", key: "__proto__" }, "key"],
    [{ key: "a" }, "type"],
    [{ type: 5, key: "a" }, "type"],
    [{ type: "day", key: "a", maxDate: "someday" }, "maxDate"],
    [{ type: "textfield", key: "a", inputMask: "9|a" }, "inputMask"],
    [{ type: "panel", key: "a", nextPage: "page = 3", components: [] }, "nextPage"],
    [{ type: "textfield", key: "a", logic: [{ trigger: { type: "event", event: "x" } }] }, "logic"],
  ])("is refused by component and property: %j", (component, property) => {
    expect(refusals(component)).toMatchObject([{ key: component.key, property }]);
  });

  it("is refused with the line of the script", () => {
    const calculateValue = "var a = 1;\nvalue = fetch('x');";
    expect(refusals({ type: "number", key: "sum", calculateValue })).toMatchObject([
      { key: "sum", property: "calculateValue", line: 2 },
    ]);
  });

  it("is refused where something else stands among the components, on every level", () => {
    expect(compileForm({ components: [null, 5] }, { locale: "de", version: "1" })).toMatchObject({
      failure: [{ property: "components.1", message: "A component is a JSON object." }],
    });
    expect(refusals({ type: "well", key: "w", components: [null, "text"] })).toMatchObject([
      { property: "components", message: "A component is a JSON object." },
    ]);
  });

  it("says everything at once", () => {
    const found = refusals(
      { type: "form", key: "a" },
      { type: "well", key: "w", components: [{ type: "tree", key: "b" }] },
    );
    expect(found.map(({ key }) => key)).toEqual(["a", "b"]);
  });

  it("is refused and does not crash when it is nested a thousand levels deep, or no definition at all", () => {
    let component: object = { type: "textfield", key: "a" };
    for (let level = 0; level < 1000; level += 1)
      component = { type: "well", key: "w", components: [component] };
    expect(refusals(component)).toMatchObject([{ property: "components" }]);
    for (const source of [null, [], "form", { components: 1 }, {}, { components: [] }]) {
      expect(compileForm(source, { locale: "de", version: "1" }).ok).toBe(false);
    }
  });
});

describe("sentences about a broken rule", () => {
  const sentences = (component: object, i18n: object = {}): readonly string[] => {
    const form = compiled({
      components: [{ type: "textfield", key: "zip", label: "Zip", ...component }],
      i18n,
    });
    const { errors } = evaluateForm(form, { data: { zip: "" }, now: "2026-11-21T12:00:00.000Z" });
    return errors.map(({ message }) => message);
  };
  const required = { validate: { required: true } };

  it("name the field in the language of the form", () => {
    const i18n = { de: { Zip: "Postleitzahl", "{{field}} is missing": "{{field}} fehlt" } };
    const errors = { required: "{{field}} is missing" };
    expect(sentences({ ...required, errors }, i18n)).toEqual(["Postleitzahl fehlt"]);
    expect(sentences({ validate: { required: true, customMessage: "{{field}} is missing" } }, i18n)).toEqual([
      "Postleitzahl fehlt",
    ]);
  });

  it("name it as the author wants it named there", () => {
    const i18n = { de: { Code: "PLZ" } };
    expect(sentences({ ...required, errorLabel: "Code" }, i18n)).toEqual(["Füllen Sie das Feld „PLZ“ aus."]);
  });

  it("are those that the texts of a language have for all fields, when these are sentences", () => {
    expect(sentences(required, { de: { required: "{{field}} ist Pflicht" } })).toEqual(["Zip ist Pflicht"]);
    expect(sentences(required, { de: { required: "Pflichtfeld" } })).toEqual([
      "Füllen Sie das Feld „Zip“ aus.",
    ]);
  });
});

describe("what builders write", () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ mode: "manual", address: { city: "" } }, false],
    [{ mode: "manual", address: { city: "Kiel" } }, true],
    [{ display_name: "Kiel" }, true],
  ])("asks whether an address is given, however it is given: %j", (home, isGiven) => {
    const conditions = [{ component: "home", operator: "isNotEmpty" }];
    const conditional = { show: true, conjunction: "all", conditions };
    const components = [
      { type: "address", key: "home", enableManualMode: false },
      { type: "textfield", key: "more", conditional },
    ];
    const data = home === undefined ? {} : { home };
    const { visible } = evaluateForm(compiled({ components }), { data, now: "2026-11-21T12:00:00.000Z" });
    expect(visible.has("more")).toBe(isGiven);
  });

  it("is accepted with empty texts, nulls and numbers as texts", () => {
    const form = compiled({
      _id: "x",
      display: "form",
      components: [
        {
          type: "textfield",
          key: "name",
          label: "Name",
          placeholder: "",
          tableView: true,
          widget: { type: "input" },
          validate: { required: "", minLength: "2", maxLength: null, pattern: "", custom: "", json: "" },
          errors: "",
          conditional: { show: null, when: null, eq: "" },
          customConditional: "",
          calculateValue: "",
          customDefaultValue: "",
          logic: [],
          properties: {},
          defaultValue: "",
        },
      ],
    });
    expect(form.pages[0]?.components).toEqual([
      {
        kind: "input",
        type: "textfield",
        key: "name",
        path: "name",
        label: "Name",
        rules: [{ rule: "minLength", limit: 2 }],
      },
    ]);
  });

  it("takes sizes in millions of bytes and dates from the clock", () => {
    const form = compiled({
      components: [
        { type: "file", key: "proof", fileMaxSize: "30MB", filePattern: ".pdf" },
        { type: "day", key: "born", maxDate: "moment().subtract(16, 'years').add(1, 'd')" },
      ],
    });
    expect(form.pages[0]?.components).toMatchObject([
      { settings: { maxBytes: 30_000_000, filePattern: ".pdf" } },
      { rules: [{ rule: "year" }, { rule: "day" }, { rule: "maxDate", limit: "now-16y+1d" }] },
    ]);
  });

  it("says in words what is handed in of a document, and refuses what it has no words for", () => {
    const file = (properties: object) => ({ type: "file", key: "proof", properties });
    const form = compiled({ components: [file({ copies: "original", translation: "certified" })] }, "en");
    expect(form.pages[0]?.components).toMatchObject([
      {
        wanted: {
          copies: { plain: "Photo or scan of the original; the authority may ask for it" },
          translation: "With a certified translation",
        },
      },
    ]);
    expect(refusals(file({ copies: "notarised", translation: "sworn" }))).toMatchObject([
      { key: "proof", property: "properties.copies" },
      { key: "proof", property: "properties.translation" },
    ]);
  });

  it.each([
    { i18n: { en: { Vorname: "First name", b: "Last name" } } },
    { options: { language: "de", i18n: { en: { Vorname: "First name", b: "Last name" } } } },
    {
      i18n: { "en-GB": { Vorname: "First name" }, fr: { b: "Nom" } },
      options: { i18n: { en: { b: "Last name" } } },
    },
    { i18n: { en: { translation: { Vorname: "First name", b: "Last name" } } } },
  ])(
    "finds texts of another language by the text and by the key, wherever builders keep them: %j",
    (texts) => {
      const components = [
        { type: "textfield", key: "a", label: "Vorname" },
        { type: "textfield", key: "b", label: "Nachname" },
      ];
      const form = compiled({ components, ...texts }, "en");
      expect(form.pages[0]?.components.map((component) => "label" in component && component.label)).toEqual([
        "First name",
        "Last name",
      ]);
    },
  );

  it("takes an empty list for no texts, as some servers write it", () => {
    expect(compiled({ components: [{ type: "textfield", key: "a" }], i18n: [] }).pages).toHaveLength(1);
  });

  it("is read without signs that nobody sees and in one normal form, in labels, choices, scripts and translations", () => {
    const choice = "Mu\u0308nchen\u200b";
    const form = compiled(
      {
        components: [
          {
            type: "radio",
            key: "town",
            label: "Fu\u0308r\u200b",
            description: "<b>Gro&#x200B;&#223;&#x2060;</b>",
            values: [{ value: choice, label: choice }],
          },
          {
            type: "textfield",
            key: "street",
            label: "Stra\u00dfe\ufeff",
            customConditional: `show = data.town === "${choice}"`,
          },
        ],
        i18n: { en: { "Stra\u00dfe\ufeff": "Cafe\u0301" } },
      },
      "en",
    );
    const fields = fieldsOf(form.pages[0]!).map(({ field }) => field);
    expect(fields.map(({ label, hint, options }) => ({ label, hint, options }))).toEqual([
      {
        label: "Für",
        hint: [{ tag: "strong", children: ["Groß"] }],
        options: [{ value: "München", label: "München" }],
      },
      { label: "Café" },
    ]);
    const state = evaluateForm(form, { data: { town: "München" }, now: "2026-11-21T12:00:00.000Z" });
    expect(state.visible.has("street")).toBe(true);
  });

  it("gives every level of nesting its path", () => {
    const leaf = { type: "textfield", key: "leaf" };
    const form = compiled({
      display: "wizard",
      components: [
        {
          type: "panel",
          key: "page",
          title: "P",
          components: [
            { type: "columns", key: "c", columns: [{ components: [leaf] }, { components: [] }] },
            { type: "table", key: "t", rows: [[{ components: [leaf] }]] },
            { type: "tabs", key: "tabs", components: [{ key: "one", label: "One", components: [leaf] }] },
            {
              type: "container",
              key: "box",
              components: [leaf, { type: "datagrid", key: "rows", components: [leaf] }],
            },
          ],
        },
      ],
    });
    expect(fieldsOf(form.pages[0]!).map(({ field }) => field.path)).toEqual([
      "leaf",
      "leaf",
      "leaf",
      "box.leaf",
      "box.rows.leaf",
    ]);
  });
});
