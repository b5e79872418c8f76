import { describe, expect, it } from "vitest";
import type { InputComponent, InputType } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { de as form } from "../messages.de.ts";
import { summaryOf } from "./shownTypes.ts";

const options = [
  { value: "a", label: "Anna" },
  { value: "1", label: "Eins", raw: 1 },
];

function said(
  type: InputType,
  given: { readonly value: JsonValue | undefined } & Partial<InputComponent>,
): readonly string[] {
  const { value, ...more } = given;
  const field: InputComponent = { kind: "input", type, key: "f", path: "f", label: "F", ...more };
  return summaryOf(field, { value, options, locale: "de", t: (key) => form[key] });
}

describe("answers in words", () => {
  it.each<[InputType, JsonValue, readonly string[]]>([
    ["textfield", "Amina", ["Amina"]],
    ["textfield", { value: "AB", maskName: "m" }, ["AB"]],
    ["textarea", "Eins\nZwei", ["Eins", "Zwei"]],
    ["password", "geheim", ["••••••••"]],
    ["number", 1234.5, ["1234,5"]],
    ["currency", 1234.5, ["1.234,50 EUR"]],
    ["select", 1, ["Eins"]],
    ["radio", "a", ["Anna"]],
    ["selectboxes", { a: true, "1": false }, ["Anna"]],
    ["checkbox", true, ["Ja"]],
    ["checkbox", false, []],
    ["day", "03/14/1991", ["14. März 1991"]],
    ["day", "03/00/1991", ["3.1991"]],
    ["time", "09:30:00", ["09:30"]],
    ["tags", "a, b,a", ["a, b"]],
    [
      "address",
      { mode: "manual", address: { address1: "Weg 1", zip: "1002", city: "Tunis" } },
      ["Weg 1", "1002 Tunis"],
    ],
    ["datamap", { Name: "Text" }, ["Name: Text"]],
    ["signature", "Amina", ["Amina"]],
    ["hidden", "x", []],
  ])("reads %s %j", (type, value, lines) => {
    expect(said(type, { value })).toEqual(lines);
  });

  it("reads a month without a day", () => {
    expect(said("day", { value: "06/2014", settings: { hiddenParts: ["day"] } })).toEqual(["Juni 2014"]);
  });

  it("says which part of a birth date is not known, as the documents do", () => {
    const birth = (value: string): readonly string[] =>
      said("day", { value, settings: { partlyUnknown: true } });
    expect(birth("00/00/1984")).toEqual(["1984 (Tag und Monat unbekannt)"]);
    expect(birth("03/00/1984")).toEqual(["März 1984 (Tag unbekannt)"]);
    expect(birth("--/--/1984")).toEqual(["1984"]);
    expect(birth("03/14/1984")).toEqual(["14. März 1984"]);
  });

  it("reads a survey question by question", () => {
    const settings = { questions: [{ value: "q", label: "Wer?" }] };
    expect(said("survey", { value: { q: "a" }, settings })).toEqual(["Wer?: Anna"]);
  });

  it("gives each of several answers a line, and none to what was not answered", () => {
    expect(said("textfield", { value: ["x", "", "y"], multiple: true })).toEqual(["x", "y"]);
    expect(said("textfield", { value: undefined })).toEqual([]);
  });
});
