import { describe, expect, it } from "vitest";
import { createDataMaps } from "./createDataMaps.ts";

const schemaOf = (elements: string, more = ""): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:a" xmlns:c="urn:code" targetNamespace="urn:a" elementFormDefault="qualified">${more}
  <xs:element name="antrag"><xs:complexType><xs:sequence>${elements}</xs:sequence>
  <xs:attribute name="version" type="xs:int"/></xs:complexType></xs:element></xs:schema>`;
const PERSON = `<xs:element name="name" type="xs:string" maxOccurs="2"/><xs:element name="born" type="xs:date"/>`;
const CODES = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:code">
  <xs:simpleType name="Kind"><xs:restriction base="xs:token"><xs:enumeration value="01"/></xs:restriction></xs:simpleType></xs:schema>`;

const made = (expression: string, given: { data?: unknown; xsd?: Record<string, string> } = {}) =>
  createDataMaps({ own: { expression, xsd: given.xsd ?? { "schema.xsd": schemaOf(PERSON) } } }).apply(
    "own",
    given.data ?? {},
  );
const antrag = (members: string): string => `{ "antrag": { "@xmlns": "urn:a", ${members} } }`;

describe("a map to XML", () => {
  it("writes members as elements in the order in which it gives them, lists as repeated ones", async () => {
    const expression = antrag('"@version": 2, "name": [given, family], "born": born');
    const data = { given: "Amina <3", family: "Örnek & Söhne", born: "1991-03-14" };
    expect(await made(expression, { data })).toEqual({
      ok: true,
      value:
        '<?xml version="1.0" encoding="UTF-8"?>\n<antrag xmlns="urn:a" version="2"><name>Amina &lt;3</name><name>Örnek &amp; Söhne</name><born>1991-03-14</born></antrag>',
    });
  });

  it.each([
    ["a wrong value", '"name": "x", "born": day', ["/antrag/born (value)"]],
    ["another order", '"born": "1991-03-14", "name": "x"', ["/antrag/born (the element is not expected)"]],
    ["something missing", '"name": "x"', ["/antrag (an element is missing)"]],
    ["an attribute", '"@more": 1, "name": "x", "born": "1991-03-14"', ["/antrag (attribute)"]],
  ])(
    "that does not fit is told by its places, without a word of the data: %s",
    async (_what, members, places) => {
      const answer = await made(antrag(members), { data: { day: "14.03.1991" } });
      expect(answer).toEqual({ ok: false, failure: { kind: "does-not-fit", places } });
    },
  );

  it("tells no name that came out of the data", async () => {
    const expression = '{ "antrag": $merge([{ "@xmlns": "urn:a", "name": "x" }, { name: "y" }]) }';
    const answer = await made(expression, { data: { name: "Secret" } });
    expect(answer).toMatchObject({ failure: { kind: "does-not-fit" } });
    expect(JSON.stringify(answer)).not.toContain("Secret");
  });

  it("follows schemas that import others of its folder", async () => {
    const more = '<xs:import namespace="urn:code" schemaLocation="code.xsd"/>';
    const xsd = {
      "schema.xsd": schemaOf('<xs:element name="kind" type="c:Kind"/>', more),
      "code.xsd": CODES,
    };
    expect(await made(antrag('"kind": "01"'), { xsd })).toMatchObject({ ok: true });
    expect(await made(antrag('"kind": "02"'), { xsd })).toMatchObject({
      failure: { kind: "does-not-fit", places: ["/antrag/kind (value)"] },
    });
    const alone = { "schema.xsd": xsd["schema.xsd"] };
    expect(await made(antrag('"kind": "01"'), { xsd: alone })).toMatchObject({
      failure: { kind: "map-unusable" },
    });
  });

  it("cannot be used with a schema that is none or that stands elsewhere", async () => {
    const more = '<xs:include schemaLocation="file:///etc/passwd"/>';
    for (const schema of ["<no", "<a/>", schemaOf(PERSON, more)])
      expect(await made(antrag('"name": "x"'), { xsd: { "schema.xsd": schema } })).toMatchObject({
        failure: { kind: "map-unusable" },
      });
  });

  it.each([
    ["two outermost elements", '{ "a": 1, "b": 2 }'],
    ["no object", '"a"'],
    ["a name that is none", '{ "a b": 1 }'],
    ["a name with a prefix", '{ "x:a": 1 }'],
  ])("that gives %s fails", async (_what, expression) => {
    expect(await made(expression)).toMatchObject({ failure: { kind: "map-failed" } });
  });
});
