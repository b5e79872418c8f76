import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { aField } from "#test/fixtures/aField.ts";
import { aForm } from "#test/fixtures/aForm.ts";
import type { CompiledForm, InputComponent } from "./CompiledForm.ts";
import { runForm } from "./engine/runForm.ts";
import { evaluateForm } from "./evaluateForm.ts";
import { firstPart } from "./firstPart.ts";
import { compileForm } from "./import/formio/compileForm.ts";
import { needsFurtherParts, prepareForm } from "./prepareForm.ts";

const input = { data: {}, now: "2026-11-21T12:00:00.000Z", unknown: "keep" } as const;
const formWith = (field: Partial<InputComponent>): CompiledForm =>
  aForm([{ key: "one", title: "One", components: [aField("a", field)] }]);

describe("a form with the parts that it needs", () => {
  it("needs none on the first page of the portal's own form, and comes to the same state without", async () => {
    const file = path.resolve("functions/forms/definitions/recognition.json");
    const whole = compileForm(JSON.parse(await readFile(file, "utf8")), { locale: "de", version: "1" });
    if (!whole.ok) throw new Error("the form of the portal does not compile");
    const first = firstPart(whole.value);
    expect([needsFurtherParts(first), needsFurtherParts(whole.value)]).toEqual([false, true]);
    expect(runForm(prepareForm(first, undefined), input)).toEqual(evaluateForm(first, input));
  });

  it.each<Partial<InputComponent>>([
    { rules: [{ rule: "day" }] },
    { calculate: { value: { op: "+", of: [] } } },
    { condition: { op: "some", of: [{ op: "is", value: [] }], as: ["item"] } },
    { condition: { op: "and", of: [{ op: "isDateEqual", of: [] }] } },
  ])("needs them for %j, and says so where they are missing", (field) => {
    const form = formWith(field);
    expect(needsFurtherParts(form)).toBe(true);
    expect(() => evaluateForm(form, input)).not.toThrow();
    const isAnswered = { ...input, data: { a: "x" } };
    expect(() => runForm(prepareForm(form, undefined), isAnswered)).toThrow("The form was prepared without");
  });

  it("needs none for what a simple condition compares", () => {
    const condition = {
      op: "isEqual",
      of: [
        { op: "answer", path: "b" },
        { op: "is", value: "x" },
      ],
    } as const;
    expect(needsFurtherParts(formWith({ condition, rules: [{ rule: "required" }] }))).toBe(false);
  });
});
