import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aForm } from "#test/fixtures/aForm.ts";
import { z } from "zod";
import type { InputComponent } from "./CompiledForm.ts";
import { errorsOfGivenAnswers, evaluateForm, initialAnswers } from "./evaluateForm.ts";

const now = "2026-11-21T12:00:00.000Z";

function field(overrides: Partial<InputComponent> & Pick<InputComponent, "type" | "path">): InputComponent {
  return { kind: "input", key: overrides.path, label: overrides.path, ...overrides };
}

const form = aForm(
  [
    {
      key: "person",
      title: "Person",
      components: [
        field({
          type: "textfield",
          path: "name",
          rules: [{ rule: "required" }, { rule: "maxLength", limit: 5 }],
        }),
        field({
          type: "radio",
          path: "inGermany",
          options: [
            { value: "yes", label: "ja" },
            { value: "no", label: "nein" },
          ],
        }),
        field({
          type: "textfield",
          path: "address.city",
          condition: {
            op: "isEqual",
            of: [
              { op: "answer", path: "inGermany" },
              { op: "is", value: "yes" },
              { op: "is", value: "yes" },
            ],
          },
          rules: [{ rule: "required" }],
        }),
        field({
          type: "textfield",
          path: "address.district",
          condition: {
            op: "isEqual",
            of: [
              { op: "answer", path: "address.city" },
              { op: "is", value: "Berlin" },
              { op: "is", value: "Berlin" },
            ],
          },
        }),
        field({ type: "day", path: "born", rules: [{ rule: "day" }, { rule: "maxDate", limit: "now-16y" }] }),
        field({ type: "checkbox", path: "sure", defaultValue: true }),
      ],
    },
  ],
  { sentences: { exhausted: "Too many rows." } },
);

function run(data: Parameters<typeof evaluateForm>[1]["data"]): ReturnType<typeof evaluateForm> {
  return evaluateForm(form, { data, now });
}

describe("a form run over answers", () => {
  it("asks only what the answers call for, and drops what is hidden", () => {
    const state = run({ name: "Amina", inGermany: "no", address: { city: "Berlin", district: "Mitte" } });
    expect([...state.visible]).toEqual(["#person", "name", "inGermany", "born", "sure"]);
    expect(state.data).toEqual({ name: "Amina", inGermany: "no", sure: true });
    expect(state.errors).toEqual([]);
  });

  it("follows conditions that depend on conditional answers", () => {
    expect(run({ inGermany: "yes", address: { city: "Berlin" } }).visible.has("address.district")).toBe(true);
    expect(run({ inGermany: "no", address: { city: "Berlin" } }).visible.has("address.district")).toBe(false);
  });

  it("says what is missing and what is wrong, one sentence per field", () => {
    const state = run({ name: "Maximilian", inGermany: "yes", born: "02/31/1991" });
    expect(state.errors.map(({ path, rule }) => [path, rule])).toEqual([
      ["name", "maxLength"],
      ["address.city", "required"],
      ["born", "day"],
    ]);
    expect(errorsOfGivenAnswers(state).map(({ path }) => path)).toEqual(["name", "born"]);
  });

  it("knows who is too young, to the day", () => {
    expect(run({ name: "A", born: "11/21/2010" }).errors).toEqual([]);
    expect(run({ name: "A", born: "11/22/2010" }).errors.map(({ rule }) => rule)).toEqual(["maxDate"]);
  });

  it("accepts nothing that the form does not offer", () => {
    const state = run({ name: "Amina", inGermany: "maybe", admin: true, constructor: "x" });
    expect(state.data).toEqual({ name: "Amina", inGermany: "maybe", sure: true });
  });

  it("starts with the defaults of the definition", () => {
    expect(initialAnswers(form, now)).toEqual({ sure: true });
  });

  it("calls nothing that an answer brings along", () => {
    const hostile = [0, { toString: null, valueOf: null }];
    expect(run({ inGermany: hostile, name: hostile }).data).toMatchObject({ inGermany: hostile });
  });

  it("never throws, repeats itself exactly and is stable after one run, on any JSON", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom("name", "inGermany", "address", "sure", "__proto__", "other"),
          fc.jsonValue().filter((value) => value !== null),
        ),
        (given) => {
          const data = z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(given)));
          const first = run(data);
          expect(run(data)).toEqual(first);
          const again = run(first.data);
          expect(again.data).toEqual(first.data);
          expect(again.visible).toEqual(first.visible);
        },
      ),
    );
  });
});
