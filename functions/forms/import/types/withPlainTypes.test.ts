import { describe, expect, it } from "vitest";
import { compileForm } from "../formio/compileForm.ts";
import { KNOWN_TYPES } from "./KNOWN_TYPES.ts";
import { typeTableSchema } from "./typeTable.ts";
import { withPlainTypes } from "./withPlainTypes.ts";

const form = (...components: readonly object[]): object => ({ _id: "f", title: "F", components });
const compiles = (definition: unknown): boolean => compileForm(definition, { locale: "de", version: "1" }).ok;

describe("a form with foreign types", () => {
  it("is read with those that the portal knows, wherever they stand", () => {
    const field = { type: "simpletextfield", key: "name", label: "Name", input: true };
    const definition = form(
      { type: "simplecols2", key: "two", columns: [{ components: [field] }, { components: [] }] },
      { type: "table", key: "t", rows: [[{ components: [{ ...field, key: "cell" }] }]] },
      { type: "simplepanel", key: "p", components: [{ ...field, type: "simpleemailadvanced", key: "mail" }] },
    );
    expect(compiles(definition)).toBe(false);
    const plain = withPlainTypes(definition, KNOWN_TYPES);
    expect(compiles(plain.definition)).toBe(true);
    expect(plain.findings.map(({ message }) => message)).toEqual([
      "The type simplecols2 is read as columns (1).",
      "The type simpletextfield is read as textfield (2).",
      "The type simplepanel is read as panel (1).",
      "The type simpleemailadvanced is read as email (1).",
    ]);
  });

  it("has the rules of the table, and those of its author over them", () => {
    const own = { type: "iban", key: "b", label: "B", validate: { required: true, pattern: "DE.*" } };
    const { definition } = withPlainTypes(form({ type: "iban", key: "a", label: "A" }, own), KNOWN_TYPES);
    expect(definition).toMatchObject({
      components: [
        { type: "textfield", validate: { pattern: "[A-Z]{2}\\d{2}[A-Z0-9 ]{11,40}" } },
        { type: "textfield", validate: { pattern: "DE.*", required: true } },
      ],
    });
  });

  it("loses what only the foreign type understands, and asks for a text where choices are elsewhere", () => {
    const validate = { required: true, custom: "valid = instance.validateFnr(input)" };
    const fnr = { type: "fnrfield", key: "a", label: "A", validate };
    const select = {
      type: "select",
      key: "b",
      label: "B",
      dataSrc: "url",
      data: { url: "https://x.example" },
    };
    const plain = withPlainTypes(form(fnr, select), KNOWN_TYPES);
    expect(compiles(plain.definition)).toBe(true);
    expect(plain.definition).toMatchObject({
      components: [{ validate: { required: true, pattern: "\\d{11}" } }, { type: "textfield" }],
    });
  });

  it("keeps a note under the same condition where nothing fits, and says that nothing is asked", () => {
    const conditional = { show: true, when: "name", eq: "x" };
    const map = { type: "map", key: "where", label: "Where <b>", conditional };
    const { definition, findings } = withPlainTypes(form(map), KNOWN_TYPES);
    expect(definition).toMatchObject({
      components: [
        { type: "content", key: "where", conditional, html: "<p><strong>Where &lt;b&gt;</strong> (map)</p>" },
      ],
    });
    expect(findings).toMatchObject([{ key: "where", path: "components[0]", rule: "types" }]);
  });

  it("with a table of its own reads every other type as that table says", () => {
    const table = typeTableSchema.parse({ ...KNOWN_TYPES, "*": "placeholder", fancy: "textarea" });
    const { definition } = withPlainTypes(
      form({ type: "fancy", key: "a" }, { type: "odd", key: "b" }, { type: "number", key: "c", label: "C" }),
      table,
    );
    expect(definition).toMatchObject({
      components: [{ type: "textarea" }, { type: "content" }, { type: "number" }],
    });
  });

  it("is left alone where its types are known, or no table names them", () => {
    const known = form({ type: "textfield", key: "a", label: "A" }, { type: "odd", key: "b" });
    expect(withPlainTypes(known, KNOWN_TYPES)).toEqual({ definition: known, findings: [] });
    for (const odd of [null, [], 7, "x", form(...[]), { components: "no list" }])
      expect(withPlainTypes(odd, KNOWN_TYPES)).toEqual({ definition: odd, findings: [] });
  });

  it("nested without end does not exhaust the stack", () => {
    let part: object = { type: "simpletextfield", key: "deep" };
    for (let depth = 0; depth < 50_000; depth += 1)
      part = { type: "simplepanel", key: "p", components: [part] };
    expect(withPlainTypes(form(part), KNOWN_TYPES).findings.length).toBeGreaterThan(0);
  });
});
