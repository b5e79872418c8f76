import { describe, expect, it } from "vitest";
import { fimText } from "#test/fixtures/fim/fimFile.ts";
import { codeListsOf } from "./CodeLists.ts";
import type { CodeListReference } from "./FimSchema.ts";
import { type CodeList, readCodeList } from "./readCodeList.ts";
import { readXml } from "./readXml.ts";

function read(text: string) {
  const xml = readXml(text);
  return xml.ok ? readCodeList(xml.value) : xml;
}

function listIn(name: string): CodeList {
  const list = read(fimText(`code-lists/${name}`));
  if (!list.ok) throw new Error(list.failure);
  return list.value;
}

const STATES: CodeListReference = {
  uri: "urn:example:codeliste:staat",
  version: undefined,
  keyColumn: undefined,
  labelColumn: undefined,
};
const lists = codeListsOf([listIn("states-2026.gc"), listIn("states-2025.gc"), listIn("kinds.xml")]);

describe("a code list in Genericode", () => {
  it("has the columns that its keys name", () => {
    expect(listIn("states-2025.gc")).toMatchObject({
      uri: "urn:example:codeliste:staat",
      version: "2025-06-30",
      keyColumn: "schluessel",
      labelColumn: "kurz",
      rows: [{ schluessel: "000", "iso-2": "DE" }, { schluessel: "423" }],
    });
  });

  it("may name its columns nowhere in the rows, and no second key", () => {
    expect(listIn("kinds.xml")).toMatchObject({
      labelColumn: "wert",
      rows: [
        { code: "01", wert: "Ersterteilung" },
        { code: "02", wert: "Verlängerung" },
      ],
    });
  });

  it("is refused where it is something else or not whole", () => {
    const whole = fimText("code-lists/kinds.xml");
    const refused = [fimText("business.xml"), whole.replaceAll("CanonicalUri>", "Uri>")].map(read);
    expect(refused.map((answer) => (answer.ok ? "" : answer.failure))).toEqual([
      "This is no code list (Genericode 1.0).",
      "The code list is not complete: Identification/0/CanonicalUri.",
    ]);
  });
});

describe("the codes of a field", () => {
  const codesFor = (reference: Partial<CodeListReference>) => lists({ ...STATES, ...reference });

  it("are those of the version that it names, else of the latest", () => {
    expect(codesFor({ version: "2025-06-30" })).toMatchObject({ value: { codes: { length: 2 } } });
    expect(codesFor({})).toMatchObject({
      value: { version: "2026-01-01", codes: [{ code: "000", label: "Deutschland" }, {}, { code: "160" }] },
    });
  });

  it("come from the columns that it names", () => {
    expect(codesFor({ keyColumn: "iso-2", labelColumn: "voll" })).toMatchObject({
      value: { codes: [{ code: "DE", label: "Bundesrepublik Deutschland" }, {}, {}] },
    });
    expect(codesFor({ keyColumn: "iso-4" })).toMatchObject({
      failure:
        "The code list urn:example:codeliste:staat 2026-01-01 has no column iso-4, so it is asked for as a text.",
    });
  });

  it("are missing with the reason where no file has them", () => {
    expect(codesFor({ version: "2019-01-01" })).toMatchObject({
      failure:
        "The code list urn:example:codeliste:staat 2019-01-01 is not given, so it is asked for as a text. There is 2026-01-01, 2025-06-30.",
    });
    expect(codesFor({ uri: "urn:example:none" })).toMatchObject({ ok: false });
  });
});
