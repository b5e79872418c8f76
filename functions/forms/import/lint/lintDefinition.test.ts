import fc from "fast-check";
import recognition from "#forms/definitions/recognition.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { lintDefinition } from "./lintDefinition.ts";
import { lintText } from "./readDefinition.ts";

const ENGLISH = { i18n: { en: {} } };
const field = (key: string, more: object = {}): object => ({
  type: "textfield",
  key,
  input: true,
  label: key,
  ...more,
});
const form = (...components: object[]): object => ({
  _id: "f",
  title: "1",
  display: "form",
  components,
  ...ENGLISH,
});
const when = (component: string, value: unknown): object => ({
  conditional: { show: true, conjunction: "all", conditions: [{ component, operator: "isEqual", value }] },
});

/** Rule, key and severity of everything found, without missing translations. */
function found(definition: unknown): readonly string[] {
  return lintDefinition(definition)
    .filter(({ rule }) => rule !== "translations")
    .map(({ rule, key, severity }) => `${severity} ${rule} ${key}`);
}

describe("the look over a definition", () => {
  it("finds nothing wrong with the form that comes along", () => {
    expect(lintDefinition(recognition).filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("lets only a birth date be unknown in part", () => {
    const partly = { type: "day", properties: { partlyUnknown: "yes" } };
    expect(found(form(field("birthdate", { ...partly, autocomplete: "bday" })))).toEqual([]);
    for (const wrong of [
      partly,
      { ...partly, type: "textfield", autocomplete: "bday" },
      { ...partly, autocomplete: "bday", dayFirst: true },
      { ...partly, autocomplete: "bday", properties: { partlyUnknown: "always" } },
    ])
      expect(found(form(field("issued", wrong)))).toContain("error partlyUnknownDays issued");
  });

  it.each([
    "form",
    "recaptcha",
    "captcha",
    "resource",
    "tree",
    "dynamicWizard",
    "datasource",
    "reviewpage",
    "custom",
    "unknown",
    "somethingNew",
  ])("refuses the type %s with a sentence", (type) => {
    const [finding] = lintDefinition(form({ type, key: "a", input: true, label: "a" }));
    expect(finding).toMatchObject({
      severity: "error",
      rule: "refused",
      key: "a",
      path: "components[0].type",
    });
    expect(finding?.message).toMatch(/\.$/);
  });

  it.each(["url", "resource", "custom", "indexeddb"])("refuses choices from %s", (dataSrc) => {
    for (const type of ["select", "radio", "selectboxes"])
      expect(found(form({ type, key: "a", label: "a", dataSrc }))).toContain("error refused a");
  });

  it("says which wishes about the parts of an address are not heard", () => {
    // As the builder writes it, with conditions that only its own renderer understands.
    const parts = ["address1", "city", "floor"].map((key) =>
      field(key, {
        customConditional: "show = _.get(instance, 'parent.manualMode', false);",
        ...(key === "city" && { validate: { required: true } }),
      }),
    );
    expect(found(form({ type: "address", key: "home", label: "1", input: true, components: parts }))).toEqual(
      ["warning addressParts city", "warning addressParts floor"],
    );
  });

  it.each<[string, object, string]>([
    [
      "two answers at one place",
      form(field("a", { label: "1" }), field("a", { label: "2" })),
      "error duplicateKeys a",
    ],
    [
      "two answers at one place of which one is hidden",
      form(
        field("x"),
        field("a", { label: "1", ...when("x", "1") }),
        field("a", { label: "2", ...when("x", "2") }),
      ),
      "warning duplicateKeys a",
    ],
    ["a field without key", form(field("", { label: "1" })), "error missingKeys "],
    [
      "conditions in a circle",
      form(field("a", when("b", "1")), field("b", when("a", "1"))),
      "error cycles a",
    ],
    [
      "a checkbox that is a radio",
      form(field("a", { type: "checkbox", inputType: "radio", name: "choice", value: "one" })),
      "error radioBoxes a",
    ],
    ["a condition on the own answer", form(field("a", when("a", "1"))), "warning cycles a"],
    [
      "a part of a day that is required and not asked for",
      form(field("a", { type: "day", fields: { day: { hide: true, required: true } } })),
      "error contradictions a",
    ],
    [
      "a required field beside the pages",
      { ...form(field("a", { validate: { required: true } })), display: "wizard" },
      "error besidePages a",
    ],
    [
      "a field beside the pages",
      { ...form({ type: "well", key: "w", input: false, components: [field("a")] }), display: "wizard" },
      "warning besidePages a",
    ],
    [
      "calculations in a circle",
      form(
        field("a", { calculateValue: "value = data.b + 1" }),
        field("b", { calculateValue: "value = data.a" }),
      ),
      "error cycles a",
    ],
    [
      "a script outside of the subset",
      form(field("a", { customConditional: "show = window.x" })),
      "error refused a",
    ],
    [
      "an unknown operator",
      form(
        field("b"),
        field("a", {
          conditional: {
            show: true,
            conjunction: "all",
            conditions: [{ component: "b", operator: "looksLike", value: 1 }],
          },
        }),
      ),
      "error refused a",
    ],
    [
      "a pattern that can run for ever",
      form(field("a", { validate: { pattern: "(a+)+" } })),
      "error refused a",
    ],
    [
      "a condition that never holds",
      form(
        { type: "radio", key: "r", label: "r", values: [{ value: "1", label: "1" }] },
        field("a", when("r", "2")),
      ),
      "warning unreachable a",
    ],
    [
      "a field in a part that is never shown",
      form(field("x"), {
        type: "panel",
        key: "p",
        components: [field("a", when("x", "2"))],
        ...when("x", "1"),
      }),
      "warning unreachable a",
    ],
    [
      "a condition on a field that does not exist",
      form(field("a", when("nobody", "2"))),
      "warning unknownReferences a",
    ],
    [
      "a condition on the first row",
      form({ type: "datagrid", key: "g", label: "g", components: [field("n"), field("a", when("n", "2"))] }),
      "warning unknownReferences a",
    ],
    [
      "limits that cross",
      form({ type: "number", key: "a", label: "a", validate: { min: 5, max: 4 } }),
      "error contradictions a",
    ],
    [
      "lengths that cross",
      form(field("a", { validate: { minLength: "5", maxLength: "4" } })),
      "error contradictions a",
    ],
    [
      "days that cross",
      form({ type: "day", key: "a", label: "a", minDate: "2020-01-02", maxDate: "2020-01-01" }),
      "error contradictions a",
    ],
    [
      "a required choice of nothing",
      form({ type: "radio", key: "a", label: "a", values: [], validate: { required: true } }),
      "error contradictions a",
    ],
    [
      "more choices asked for than there are",
      form({
        type: "selectboxes",
        key: "a",
        label: "a",
        values: [{ value: "1", label: "1" }],
        validate: { minSelectedCount: 2 },
      }),
      "error contradictions a",
    ],
    [
      "a required field that is disabled and empty",
      form(field("a", { disabled: true, validate: { required: true } })),
      "warning contradictions a",
    ],
    [
      "a script that writes to the console",
      form(field("a", { calculateValue: "console.log('a', value); value = 1;" })),
      "warning consoleCalls a",
    ],
    [
      "a required field that is always hidden",
      form(field("a", { hidden: true, validate: { required: true } })),
      "warning contradictions a",
    ],
    [
      "a file larger than an application",
      form({ type: "file", key: "a", label: "a", fileMaxSize: "30MB" }),
      "warning fileSizes a",
    ],
    [
      "files larger than an application together",
      form(
        { type: "file", key: "a", label: "a", fileMaxSize: "20MB" },
        { type: "file", key: "b", label: "b", fileMaxSize: "20 MB" },
      ),
      "warning fileSizes ",
    ],
    ["a personal field without token", form(field("familienname")), "warning autocompletes familienname"],
    ["one label twice", form(field("a", { label: "Ort" }), field("b", { label: "ort" })), "warning labels b"],
    ["no label", form(field("a", { label: "" })), "warning labels a"],
    ["a script in a text", form({ type: "content", key: "a", html: "<script>x</script>" }), "warning html a"],
    [
      "a placeholder in a text",
      form({ type: "content", key: "a", html: "Hallo {{ data.b }}" }),
      "warning html a",
    ],
    [
      "ten thousand choices",
      form({
        type: "select",
        key: "a",
        label: "a",
        data: {
          values: Array.from({ length: 10_000 }, (_, index) => ({
            value: String(index),
            label: String(index),
          })),
        },
      }),
      "error choices a",
    ],
    [
      "one value twice",
      form({
        type: "radio",
        key: "a",
        label: "a",
        values: [
          { value: "1", label: "1" },
          { value: "1", label: "2" },
        ],
      }),
      "error choices a",
    ],
    ["no components", { _id: "f", title: "1", components: [] }, "error refused "],
    ["no object", [], "error refused "],
  ])("finds %s", (_, definition, finding) => {
    expect(found(definition)).toContain(finding);
  });

  it("says component, line and column-free sentence of a script that it refuses", () => {
    const findings = lintDefinition(form(field("a", { calculateValue: "var x = 1;\nvalue = fetch(x);" })));
    expect(findings).toContainEqual(
      expect.objectContaining({ severity: "error", key: "a", path: "components[0].calculateValue", line: 2 }),
    );
  });

  it("accepts fields that depend on each other in one direction, and sums over rows", () => {
    const rows = {
      type: "datagrid",
      key: "rows",
      label: "rows",
      components: [field("n"), field("m", when("rows.n", "1"))],
    };
    const sum = field("sum", { calculateValue: "value = data.rows.reduce((s, r) => s + Number(r.n), 0)" });
    expect(found(form(field("a"), field("b", when("a", "1")), rows, sum))).toEqual([]);
  });

  it("names texts without translation, or that there are none at all", () => {
    const missing = lintDefinition(form(field("a", { label: "Ort der Ausbildung" })));
    expect(missing.map(({ message }) => message)).toEqual([
      'There is no English text for "Ort der Ausbildung".',
    ]);
    const [none] = lintDefinition({ _id: "f", title: "1", components: [field("a", { label: "Ort" })] });
    expect(none).toMatchObject({ severity: "warning", rule: "translations", path: "i18n" });
  });

  it("refuses what is no JSON, too large, or nested a thousand levels deep, with a sentence each", () => {
    const deep = `${'{"components":[{"type":"panel","key":"p","components":['.repeat(1)}${'{"type":"well","key":"w","components":['.repeat(1_000)}${"]}".repeat(1_000)}]}]}`;
    for (const text of [
      "{",
      "",
      `"${"x".repeat(10_000_000)}"`,
      deep,
      "[".repeat(100_000) + "]".repeat(100_000),
    ]) {
      const errors = lintText(text).filter(({ severity }) => severity === "error");
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.every(({ message }) => /[.]$/.test(message))).toBe(true);
    }
  });

  it("never throws and always says the same, whatever the JSON is", () => {
    const value = fc.letrec((tie) => ({
      json: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.jsonValue({ maxDepth: 1 }),
        tie("component"),
        fc.array(tie("component"), { maxLength: 3 }),
      ),
      component: fc.dictionary(
        fc.constantFrom(
          "type",
          "key",
          "label",
          "components",
          "columns",
          "rows",
          "conditional",
          "when",
          "show",
          "conjunction",
          "conditions",
          "component",
          "operator",
          "value",
          "eq",
          "json",
          "customConditional",
          "calculateValue",
          "validate",
          "required",
          "pattern",
          "min",
          "max",
          "values",
          "data",
          "logic",
          "trigger",
          "actions",
          "i18n",
          "en",
          "display",
          "title",
          "var",
          "==",
        ),
        fc.oneof(
          tie("json"),
          fc.constantFrom(
            "textfield",
            "panel",
            "datagrid",
            "columns",
            "select",
            "a",
            "b",
            "all",
            "isEqual",
            "show = data.a",
            "wizard",
            "(a|b)*",
          ),
        ),
        { maxKeys: 7, noNullPrototype: true },
      ),
    })).component;
    fc.assert(
      fc.property(value, (definition) => {
        expect(lintDefinition(definition)).toEqual(lintDefinition(structuredClone(definition)));
      }),
      { numRuns: 1_000 },
    );
  });
});
