import sample from "#forms/lip/sample.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { evaluateForm } from "#forms/evaluateForm.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { compileForm } from "../formio/compileForm.ts";
import { lintDefinition } from "../lint/lintDefinition.ts";
import { lintText } from "../lint/readDefinition.ts";

const NOW = "2026-11-21T12:00:00.000Z";

function compiled(source: unknown, locale: "de" | "en" = "de"): CompiledForm {
  const form = compileForm(source, { locale, version: "1" });
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  return form.value;
}

function run(form: CompiledForm, data: FormAnswers) {
  const { visible, errors, data: kept } = evaluateForm(form, { data, now: NOW });
  return { visible, kept, wrong: errors.map(({ path, rule }) => `${path} ${rule}`), errors };
}

const text = (de: string, en: string) => ({ de, en });
const LABEL = text("Feld", "Field");
/** A document of one page. */
const lip = (...fields: unknown[]) => ({
  lip: 1,
  id: "form",
  title: text("Antrag", "Application"),
  pages: [{ id: "page", title: text("Seite", "Page"), fields }],
});
const findings = (source: unknown): readonly string[] =>
  lintDefinition(source).map(({ severity, path, message }) => `${severity} ${path}: ${message}`);

const texts = z.object({ de: z.string(), en: z.string() });

/** Every text of a document. */
function textsIn(value: unknown): readonly z.infer<typeof texts>[] {
  const one = texts.safeParse(value);
  if (one.success) return [one.data];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe("the sample of form type LIP", () => {
  const form = compiled(sample);

  it("is a form in both languages, with every text in its own", () => {
    expect(lintDefinition(sample)).toEqual([]);
    const [de, en] = [JSON.stringify(form), JSON.stringify(compiled(sample, "en"))];
    expect(textsIn(sample).length).toBeGreaterThan(20);
    for (const one of textsIn(sample)) {
      expect(de).toContain(JSON.stringify(one.de).slice(1, -1));
      expect(en).toContain(JSON.stringify(one.en).slice(1, -1));
      if (one.de !== one.en) expect(en).not.toContain(`"${one.de}"`);
    }
    expect([form.id, form.title, form.pages.map(({ key }) => key)]).toEqual([
      "lip-sample",
      "Antrag auf Ausstellung eines Berufsausweises",
      ["person", "work"],
    ]);
  });

  it("asks for what is required, in the words of the document", () => {
    const { errors } = run(form, {});
    expect(errors.map(({ path, message }) => [path, message])).toEqual([
      ["givenName", "Geben Sie Ihren Vornamen ein."],
      ["familyName", "Geben Sie Ihren Familiennamen ein."],
      ["birthdate", expect.any(String)],
      ["abroad", expect.any(String)],
      ["email", expect.any(String)],
      ["experienced", expect.any(String)],
      ["licence", "Laden Sie Ihre Berufsurkunde hoch."],
      ["truth", expect.any(String)],
    ]);
  });

  it("follows its rules: fields, rows, and fields of the same row", () => {
    const answers = {
      givenName: "Amina",
      familyName: "Ben Salah",
      birthdate: "03/14/1991",
      abroad: "yes",
      email: "amina@example.org",
      experienced: "yes",
      licence: [{ name: "a.pdf", size: 10 }],
      truth: true,
    };
    const position = { employer: "Klinik", start: "04/2015" };
    const shown = run(form, {
      ...answers,
      positions: [
        { ...position, ongoing: true },
        { ...position, ongoing: false },
      ],
    });
    expect(shown.wrong).toEqual(["country required", "positions[1].end required"]);
    expect([...shown.visible]).toEqual(expect.arrayContaining(["country", "positions[1].end"]));
    expect(shown.visible).not.toContain("positions[0].end");
    const hidden = run(form, { ...answers, abroad: "no", experienced: "no", country: "TN" });
    expect(hidden.wrong).toEqual([]);
    expect(hidden.kept).not.toHaveProperty("country");
    const none = run(form, { ...answers, abroad: "no", positions: [] });
    expect(none.wrong).toEqual(["positions required"]);
  });
});

describe("a LIP document", () => {
  it("may ask for any kind of answer, each kept as the description says", () => {
    const options = [
      { value: "a", label: text("A", "A") },
      { value: "b", label: text("B", "B") },
    ];
    const kinds = [
      ["text", { minLength: 2, maxLength: 4, pattern: "[a-z]+" }, "abc", "ABC"],
      ["longText", { maxLength: 3 }, "abc", "abcd"],
      ["email", {}, "a@b.de", "a"],
      ["number", { min: 1, max: 3 }, 2, 4],
      ["date", {}, "02/28/2024", "02/30/2024"],
      ["month", {}, "02/2024", "13/2024"],
      ["choice", { options }, "a", "c"],
      ["choices", { options }, { a: true, b: false }, { a: false, b: false }],
      ["yesNo", {}, "yes", "maybe"],
      ["confirm", {}, true, false],
      ["country", {}, "TN", "XX"],
    ] as const;
    for (const [kind, members, right, wrong] of kinds) {
      const source = lip({ id: "x", kind, label: LABEL, required: true, ...members });
      expect([kind, lintDefinition(source)]).toEqual([kind, []]);
      const form = compiled(source);
      expect([kind, run(form, { x: right }).wrong]).toEqual([kind, []]);
      expect([kind, run(form, { x: right }).kept]).toEqual([kind, { x: right }]);
      expect([kind, run(form, { x: wrong }).wrong.length]).toEqual([kind, 1]);
    }
  });

  it("says one sentence for all that can be wrong with an answer, in both languages", () => {
    const source = lip({
      id: "x",
      kind: "email",
      label: LABEL,
      required: true,
      message: text("Adresse angeben.", "Enter the address."),
    });
    for (const data of [{}, { x: "no address" }]) {
      expect(run(compiled(source), data).errors.map(({ message }) => message)).toEqual(["Adresse angeben."]);
      expect(run(compiled(source, "en"), data).errors.map(({ message }) => message)).toEqual([
        "Enter the address.",
      ]);
    }
  });

  it("decides by rules of every form", () => {
    const options = [
      { value: "a", label: text("A", "A") },
      { value: "b", label: text("B", "B") },
    ];
    const shown = (rule: unknown, data: FormAnswers): boolean => {
      const form = compiled(
        lip(
          { id: "t", kind: "text", label: LABEL },
          { id: "n", kind: "number", label: text("Zahl", "Number") },
          { id: "c", kind: "choices", label: text("Wahl", "Choice"), options },
          { id: "x", kind: "text", label: text("Anderes", "Other"), shownIf: rule },
        ),
      );
      return run(form, data).visible.has("x");
    };
    const cases = [
      [{ field: "t", is: "a" }, { t: "a" }, { t: "b" }],
      [{ field: "t", filled: true }, { t: "a" }, { t: "" }],
      [{ field: "n", filled: true }, { n: 0 }, {}],
      [{ field: "c", is: "a" }, { c: { a: true, b: false } }, { c: { a: false, b: true } }],
      [{ field: "c", filled: true }, { c: { a: false, b: true } }, { c: { a: false, b: false } }],
      [{ not: { field: "t", is: "a" } }, { t: "b" }, { t: "a" }],
      [
        {
          all: [
            { field: "t", is: "a" },
            { field: "n", is: 2 },
          ],
        },
        { t: "a", n: 2 },
        { t: "a", n: 3 },
      ],
      [
        {
          any: [
            { field: "t", is: "a" },
            { field: "n", is: 2 },
          ],
        },
        { t: "b", n: 2 },
        { t: "b", n: 3 },
      ],
    ] as const;
    for (const [rule, holding, failing] of cases) {
      expect([rule, shown(rule, holding), shown(rule, failing)]).toEqual([rule, true, false]);
    }
  });

  it("may say one German text with two English ones", () => {
    const form = compiled(
      lip(
        { id: "a", kind: "text", label: text("Ort", "Place"), hint: text("1 < 2\nZeile", "1 < 2\nLine") },
        { id: "b", kind: "text", label: text("Ort", "Town") },
        { id: "c", kind: "note", text: text("<b>&amp;", "<i>") },
      ),
      "en",
    );
    const json = JSON.stringify(form);
    for (const said of ['"Place"', '"Town"', '"1 < 2"', '"Line"', '"<i>"']) expect(json).toContain(said);
    const german = JSON.stringify(
      compiled(
        lip(
          { id: "a", kind: "text", label: text("Ort", "Place") },
          { id: "b", kind: "text", label: text("Ort", "Town") },
        ),
      ),
    );
    expect(german.match(/"Ort"/g)).toHaveLength(2);
  });

  it.each([
    ["another version", { ...lip(), lip: 2 }, "error lip: In this LIP document: Invalid input: expected 1."],
    [
      "a member that there is not",
      { ...lip({ id: "x", kind: "text", label: LABEL }), colour: "red" },
      '"colour"',
    ],
    [
      "a member of a field that there is not",
      lip({ id: "x", kind: "text", label: LABEL, mask: "9" }),
      'error pages[0].fields[0]: In this LIP document: Unrecognized key: "mask".',
    ],
    [
      "a kind that there is not",
      lip({ id: "x", kind: "slider", label: LABEL }),
      "error pages[0].fields[0].kind: ",
    ],
    [
      "a text without English",
      lip({ id: "x", kind: "text", label: { de: "Feld" } }),
      "error pages[0].fields[0].label.en: ",
    ],
    [
      "a rule that is none",
      lip({ id: "x", kind: "text", label: LABEL, shownIf: { field: "y", equals: 1 } }),
      "error pages[0].fields[0].shownIf: In this LIP document: A rule is ",
    ],
    [
      "a rule about nothing",
      lip({ id: "x", kind: "text", label: LABEL, shownIf: { field: "y", filled: true } }),
      'error pages[0].fields[0].shownIf: There is no field "y".',
    ],
    [
      "a rule about an answer that there is not",
      lip(
        { id: "x", kind: "yesNo", label: LABEL },
        { id: "y", kind: "note", text: LABEL, shownIf: { field: "x", is: "maybe" } },
      ),
      'error pages[0].fields[1].shownIf: "x" never is "maybe".',
    ],
    [
      "a rule about a row from outside",
      lip(
        { id: "r", kind: "rows", label: LABEL, fields: [{ id: "x", kind: "text", label: LABEL }] },
        { id: "y", kind: "note", text: LABEL, shownIf: { field: "r.x", filled: true } },
      ),
      'error pages[0].fields[1].shownIf: "r.x" has an answer per row',
    ],
    [
      "one id twice",
      lip({ id: "x", kind: "text", label: LABEL }, { id: "x", kind: "date", label: LABEL }),
      'error pages[0].fields[1]: The id "x" is already used at pages[0].fields[0].',
    ],
    [
      "limits that cross",
      lip({ id: "x", kind: "number", label: LABEL, min: 3, max: 1 }),
      "error pages[0].fields[0]: ",
    ],
    [
      "a pattern that can run for ever",
      lip({ id: "x", kind: "text", label: LABEL, pattern: "(a+)+" }),
      "error pages[0].fields[0].validate.pattern: ",
    ],
  ])("is refused for %s, by its place", (reason, source, finding) => {
    expect(findings(source).join("\n")).toContain(finding);
    expect(compileForm(source, { locale: "de", version: "1" }).ok).toBe(reason === "limits that cross");
  });

  it("is refused and breaks nothing when it is nested without end", () => {
    const rule = `${'{"not":'.repeat(50_000)}{"field":"x","filled":true}${"}".repeat(50_000)}`;
    const source = JSON.stringify(lip({ id: "x", kind: "text", label: LABEL, shownIf: "RULE" }));
    expect(lintText(source.replace('"RULE"', rule))).toMatchObject([
      { severity: "error", message: "This LIP document is nested too deeply." },
    ]);
  });
});

describe("a file that is no form", () => {
  it("is distinguished from a form without questions, and an unknown display is named", () => {
    expect(findings({ title: "x" })).toEqual([
      'error : This is no form: a Form.io definition has "components", a LIP document "lip": 1.',
    ]);
    expect(findings({ components: [] })).toEqual(["error components: The form has no components."]);
    const form = { display: "pdf", components: [{ type: "textfield", key: "x", label: "1" }] };
    expect(findings(form).filter((one) => one.startsWith("warning display"))).toEqual([
      'warning display: The display "pdf" is not known and is shown like "form", as one page. Use "form" or "wizard".',
    ]);
  });
});
