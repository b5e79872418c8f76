import { describe, expect, it } from "vitest";
import { fimText } from "#test/fixtures/fim/fimFile.ts";
import { knownComponents } from "../formio/knownComponents.ts";
import { codeListsOf } from "./CodeLists.ts";
import { fimDraft, type FimDraft } from "./fimDraft.ts";
import { readFimSchema } from "./readFimSchema.ts";
import { readXml } from "./readXml.ts";

function draftOf(name: string): FimDraft {
  const xml = readXml(fimText(name));
  const schema = xml.ok ? readFimSchema(xml.value) : xml;
  if (!schema.ok) throw new Error(schema.failure);
  return fimDraft(schema.value, codeListsOf([]));
}

/** Components by key; the one field of a row has the key of its list, which is meant. */
const componentsOf = ({ definition }: FimDraft) =>
  new Map([...knownComponents(definition)].reverse().map(({ key, raw }) => [key, raw]));

describe("the draft of a form", () => {
  it("has a page per group, and answers named by FIM ids", () => {
    const { definition } = draftOf("eveningWork.xml");
    expect(definition).toMatchObject({
      display: "wizard",
      title: "Antrag auf Beschäftigung am Abend",
      components: [
        { type: "panel", key: "G99000000001", title: "Unternehmen" },
        { type: "panel", key: "G99000000002", title: "Beschäftigte Person" },
        { type: "panel", key: "G99000000005", title: "Erklärungen" },
      ],
    });
    expect(componentsOf(draftOf("eveningWork.xml")).get("G99000000001.F99000000001")).toMatchObject({
      type: "textfield",
      label: "Name",
      validate: { required: true, maxLength: 200 },
    });
  });

  it("says to its author by what law something is asked, what it is in FIM and which rules it has", () => {
    const { definition } = draftOf("eveningWork.xml");
    expect(definition["properties"]).toEqual({
      fim: "S99000000002:1.0.0",
      neededFor: "§ 28 (1) MuSchG",
      rules: "R99000000002 Frist: Der Antrag wird vor Beginn gestellt.",
    });
    expect(componentsOf(draftOf("eveningWork.xml")).get("G99000000002.F99000000002")).toMatchObject({
      properties: {
        fim: "F99000000002:1.0.0",
        rules:
          "R99000000001 Status: WENN F99000000002 'Status' = 001 'schwanger', DANN mache F99000000003 'Termin' zu einer Pflichtangabe.",
      },
    });
  });

  it.each([
    ["workPermit.xml", "G99000001.F99000003", { type: "day" }],
    ["workPermit.xml", "G99000003.F99000005", { type: "currency", validate: { required: true, min: 0 } }],
    ["workPermit.xml", "G99000003.F99000006", { type: "number", decimalLimit: 0, validate: { max: 2030 } }],
    ["workPermit.xml", "G99000003.F99000008", { type: "textarea", validate: { maxLength: 1000 } }],
    ["workPermit.xml", "G99000003.F99000009", { type: "file", validate: { required: true } }],
    ["workPermit.xml", "G99000001.F99000002", { type: "datagrid", validate: { required: true } }],
    [
      "eveningWork.xml",
      "G99000000005.F99000000007",
      { type: "radio", values: [{ value: "yes" }, { value: "no" }] },
    ],
    ["eveningWork.xml", "G99000000002.F99000000002", { type: "radio", dataType: "string" }],
    ["eveningWork.xml", "G99000000005.F99000000009", { type: "file", multiple: true, fileMaxSize: "20MB" }],
    ["business.xml", "F99000000028", { type: "datetime" }],
    ["business.xml", "F99000000029", { type: "number", validate: { min: 0.5, max: 100_000 } }],
    ["business.xml", "F99000000030", { type: "datagrid", validate: { maxLength: 3 } }],
    ["business.xml", "F99000000030_2", { type: "textfield" }],
  ])("of %s asks for %s as its type demands", (file, key, component) => {
    expect(componentsOf(draftOf(file)).get(key)).toMatchObject(component);
  });

  it("asks first whether there is anything to say where a group with required parts may be left out", () => {
    const components = componentsOf(draftOf("eveningWork.xml"));
    const gate = "G99000000002.G99000000003Given";
    expect(components.get(gate)).toMatchObject({
      type: "checkbox",
      label: "Ich mache Angaben zu: Ort der Beschäftigung",
    });
    expect(components.get("G99000000002_G99000000003")).toMatchObject({
      conditional: { json: { "==": [{ var: `data.${gate}` }, true] } },
    });
    expect(components.has("G99000000002.G99000000004Given")).toBe(false);
  });

  it("lets people choose where only one of several parts may be there", () => {
    expect(componentsOf(draftOf("business.xml")).get("G99000000020Choice")).toMatchObject({
      type: "radio",
      values: [
        { value: "G99000000021", label: "Natürliche Person" },
        { value: "G99000000022", label: "Organisation" },
      ],
    });
  });

  it("shows texts of the schema as they are and fixed values beside what they are", () => {
    const components = componentsOf(draftOf("eveningWork.xml"));
    expect(components.get("G99000000005_F99000000006")).toMatchObject({
      html: "<p>Die Person muss zustimmen &amp; unterschreiben.</p>",
    });
    expect(components.get("G99000000002_G99000000003_F99000000008")).toMatchObject({
      html: "<p>Art des Ortes: Betriebsstätte</p>",
    });
    expect(componentsOf(draftOf("business.xml")).has("F99000000034")).toBe(false);
  });

  it("notes what a form cannot do as the schema has it", () => {
    expect(draftOf("business.xml").notes.map(({ id }) => id)).toEqual([
      "F99000000022",
      "F99000000031",
      "F99000000032",
    ]);
    expect(draftOf("workPermit.xml").notes.map(({ id, sentence }) => `${id} ${sentence}`)).toContain(
      "F99000008 Its pattern Freitext is left out. It is a remark for people.",
    );
  });
});

describe("the schema of what is handed over", () => {
  it("demands what the data schema demands, by FIM ids", () => {
    expect(draftOf("workPermit.xml").schema).toMatchObject({
      $id: "urn:fim:S99000001:1.0",
      required: ["F99_7d2c", "G99000001", "G99000003"],
      properties: {
        G99000001: {
          properties: {
            F99000002: { type: "array", minItems: 1, items: { type: "string", maxLength: 80 } },
            F99000003: { type: "string", format: "date" },
          },
        },
      },
    });
  });

  it("demands no group in which nothing is required, and exactly one part of a choice", () => {
    const { schema } = draftOf("eveningWork.xml");
    const person = { properties: { G99000000002: { required: ["F99000000002"] } } };
    expect(schema).toMatchObject(person);
    expect(draftOf("business.xml").schema).toMatchObject({
      properties: {
        G99000000020: { oneOf: [{ required: ["G99000000021"] }, { required: ["G99000000022"] }] },
      },
    });
  });
});
