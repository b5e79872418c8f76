import { describe, expect, it } from "vitest";
import { fimText } from "#test/fixtures/fim/fimFile.ts";
import type { FimField, FimGroup, FimItem } from "./FimSchema.ts";
import { readFimSchema } from "./readFimSchema.ts";
import { readXml } from "./readXml.ts";

function read(text: string) {
  const xml = readXml(text);
  return xml.ok ? readFimSchema(xml.value) : xml;
}

const itemsOf = (items: readonly FimItem[]): readonly FimItem[] =>
  items.flatMap((item) => [item, ...(item.element.kind === "group" ? itemsOf(item.element.items) : [])]);

function elementsOf(name: string): ReadonlyMap<string, FimField | FimGroup> {
  const schema = read(fimText(name));
  if (!schema.ok) throw new Error(schema.failure);
  return new Map(itemsOf(schema.value.items).map(({ element }) => [element.id, element]));
}

describe("a data schema", () => {
  it("of version 2 has its limits from texts and the name of its lists one level deeper", () => {
    const elements = elementsOf("workPermit.xml");
    expect(elements.get("F99000012")).toMatchObject({
      limits: { minLength: 5, maxLength: 5, pattern: "[0-9]{5}" },
    });
    expect(elements.get("F99000013")).toMatchObject({
      use: "select",
      codeList: { uri: "urn:example:codeliste:staat", version: "2026-01-01" },
    });
    expect(elements.get("G99000001")).toMatchObject({
      rules: [{ id: "R99000001", text: "Mindestens eine Staatsangehörigkeit liegt außerhalb der EU." }],
    });
  });

  it("of version 3 has its limits from attributes and its codes with it", () => {
    const elements = elementsOf("eveningWork.xml");
    expect(elements.get("F99000000001")).toMatchObject({ limits: { minLength: 1, maxLength: 200 } });
    expect(elements.get("F99000000002")).toMatchObject({
      codes: [
        { code: "001", label: "schwanger" },
        { code: "002", label: "stillend" },
      ],
    });
    expect(elements.get("F99000000009")).toMatchObject({ type: "file", maxBytes: 20_000_000 });
  });

  it("says how often each part may be there, and leaves out what may not", () => {
    const schema = read(fimText("business.xml"));
    const counts = schema.ok ? schema.value.items.map(({ least, most }) => [least, most]) : [];
    expect(counts.slice(0, 5)).toEqual([
      [1, 1],
      [0, undefined],
      [1, 1],
      [0, 1],
      [0, 3],
    ]);
    expect(elementsOf("business.xml").has("F99000000033")).toBe(false);
  });

  it("keeps the lines of a help text, without the spaces of the file", () => {
    expect(elementsOf("workPermit.xml").get("G99000002")).toMatchObject({
      help: "Geben Sie die Anschrift an,\nunter der Sie gemeldet sind.",
    });
  });
});

describe("what is no data schema", () => {
  const good = fimText("business.xml");

  it.each([
    [
      "another message of the standard",
      good.replaceAll("stammdatenschema.0102", "datenfeld.0104"),
      /no data schema/,
    ],
    ["another standard", good.replaceAll("xdatenfelder_3.0.0", "xdatenfelder_1"), /no data schema/],
    ["one that says of a part not how often", good.replace("1:1<", "once<"), /anzahl/],
    ["one with a type that there is not", good.replace("<code>time<", "<code>spacetime<"), /datentyp/],
    ["broken XML", good.slice(0, 2_000), /not well-formed/],
    ["no XML", "{}", /not well-formed/],
    ["nothing", "", /not well-formed/],
    ["a document type", `<!DOCTYPE a [<!ENTITY b "c">]>${good}`, /document type/],
    ["one that is too deep", `${"<a>".repeat(200)}${"</a>".repeat(200)}`, /nested more than/],
    ["one that is too large", "x".repeat(8_000_001), /too large/],
  ])("is refused with the reason: %s", (_what, text, reason) => {
    const answer = read(text);
    expect(answer.ok ? "read" : answer.failure).toMatch(reason);
  });
});
