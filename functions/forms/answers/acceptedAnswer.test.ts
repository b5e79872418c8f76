import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { acceptedAnswer } from "./acceptedAnswer.ts";
import type { InputComponent, InputType } from "../CompiledForm.ts";
import type { JsonValue } from "../JsonValue.ts";

const OPTIONS = [
  { value: "a", label: "A" },
  { value: "2", label: "B" },
];

function accepted(field: Partial<InputComponent>, value: JsonValue): boolean {
  const component: InputComponent = {
    kind: "input",
    type: "textfield",
    key: "x",
    path: "x",
    label: "X",
    ...field,
  };
  return acceptedAnswer(component, { value, options: OPTIONS });
}

describe("an answer that is sent", () => {
  it.each<[InputType, JsonValue]>([
    ["textfield", "Sfax"],
    ["number", 3],
    ["number", "3a"],
    ["checkbox", false],
    ["select", "a"],
    ["radio", 2],
    ["selectboxes", { a: true }],
    ["day", "03/14/1991"],
    ["tags", ["one", "two"]],
    ["address", { city: "Sfax" }],
  ])("fits a field of type %s", (type, value) => {
    expect(accepted({ type }, value)).toBe(true);
  });

  it.each<[string, Partial<InputComponent>, JsonValue]>([
    ["a choice that is not offered", { type: "select" }, "z"],
    ["a box that is not there", { type: "selectboxes" }, { z: true }],
    ["a text instead of a tick", { type: "checkbox" }, "true"],
    ["an object instead of a text", {}, { a: 1 }],
    ["a list where one answer is asked", {}, ["a"]],
    ["one answer where a list is asked", { multiple: true }, "a"],
    ["files, which come another way", { type: "file" }, [{ name: "x" }]],
    ["what the portal sets", { source: "group" }, "x"],
    ["what is calculated", { calculate: { value: { op: "is", value: 1 } } }, "x"],
    ["a field that cannot be changed", { disabled: true }, "x"],
    ["a hidden field", { type: "hidden" }, "x"],
  ])("is refused: %s", (...[, field, value]) => {
    expect(accepted(field, value)).toBe(false);
  });

  it("is judged without failing, whatever it is", () => {
    const types = fc.constantFrom<InputType>(
      "select",
      "survey",
      "tags",
      "selectboxes",
      "address",
      "datetime",
    );
    fc.assert(
      fc.property(types, fc.jsonValue(), (type, json) => {
        const value = z.json().parse(JSON.parse(JSON.stringify(json)));
        expect(typeof accepted({ type }, value)).toBe("boolean");
      }),
    );
  });
});
