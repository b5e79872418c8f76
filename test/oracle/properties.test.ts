import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { compileForm } from "#forms/import/formio/compileForm.ts";
import { answerAt, withAnswerAt } from "#forms/answers/dataPath.ts";
import { evaluateForm, type FormInput, reevaluate } from "#forms/evaluateForm.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { NOW } from "./answers.ts";
import { generatedCase } from "./generatedForms.ts";
import { casesOf } from "./casesOf.ts";

const RUNS = { numRuns: casesOf(500) };

function compiled(components: readonly object[], display: "form" | "wizard" = "form"): CompiledForm {
  const form = compileForm({ components, display }, { locale: "de", version: "1" });
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  return form.value;
}

const keep = (data: FormAnswers): FormInput => ({ data, now: NOW, unknown: "keep" });

/** The same members in the opposite order, all the way down. */
function turned(value: JsonValue): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  );
}

/** Generated conditions look back at what stands before them: here they also look ahead, at themselves, and in circles. */
function lookingAnywhere(components: readonly object[], by: number): readonly object[] {
  const other = (key: string): string => `f${String((Number(key.slice(1)) + by) % components.length)}`;
  return components.map((component) =>
    Object.fromEntries(
      Object.entries(component).map(([name, value]: [string, unknown]) => {
        if (!/^(?:conditional|customConditional|logic|calculateValue)$/.test(name)) return [name, value];
        const moved: unknown = JSON.parse(JSON.stringify(value).replace(/\bf\d+\b/g, other));
        return [name, moved];
      }),
    ),
  );
}

const answers = z.record(z.string(), z.json());
const anything: fc.Arbitrary<FormAnswers> = fc
  .dictionary(
    fc.constantFrom("f0", "f1", "f2", "f3", "f4", "f5", "__proto__", "other"),
    fc.jsonValue({ maxDepth: 4 }),
  )
  .map((data) => answers.parse(JSON.parse(JSON.stringify(data))));

describe("the engine", () => {
  it("comes to the same result every time, and in whatever order answers are written", () => {
    fc.assert(
      fc.property(generatedCase, ({ definition, data }) => {
        const form = compiled(definition.components);
        const state = evaluateForm(form, { data, now: NOW });
        expect(evaluateForm(form, { data, now: NOW })).toEqual(state);
        const other = turned({ ...data });
        if (typeof other !== "object" || other === null || Array.isArray(other)) return;
        expect(evaluateForm(form, { data: other, now: NOW })).toEqual(state);
      }),
      RUNS,
    );
  });

  it("throws on nothing that JSON can hold, and leaves what it was given as it was", () => {
    fc.assert(
      fc.property(generatedCase, anything, ({ definition }, data) => {
        const before = JSON.stringify(data);
        const form = compiled(definition.components);
        for (const unknown of ["keep", "drop"] as const) {
          expect(evaluateForm(form, { data, now: NOW, unknown }).pages).toEqual(["form"]);
        }
        expect(JSON.stringify(data)).toBe(before);
      }),
      RUNS,
    );
  });

  it("after each of many answers is what it would be from the beginning", () => {
    let takenOver = 0;
    const change = fc.record({
      which: fc.nat(),
      value: fc.constantFrom<JsonValue | undefined>("a", "b", "", "abc", "5", 5, true, undefined),
    });
    fc.assert(
      fc.property(generatedCase, fc.array(change, { minLength: 1, maxLength: 6 }), (made, changes) => {
        const [{ which: kind } = { which: 0 }] = changes;
        const { components } = made.definition;
        const form = compiled(lookingAnywhere(components, kind), kind % 2 === 0 ? "form" : "wizard");
        let state = evaluateForm(form, keep(made.data));
        for (const { which, value } of changes) {
          const paths = [...state.visible].filter((path) => !Array.isArray(answerAt(state.data, path)));
          const changed = paths[which % Math.max(1, paths.length)];
          if (changed === undefined) return;
          const input = keep(withAnswerAt(state.data, { path: changed, value }));
          const next = reevaluate(form, { before: state, input, changed });
          expect(next).toEqual(evaluateForm(form, input));
          expect([...next.visible]).toEqual([...evaluateForm(form, input).visible]);
          if (next.visible === state.visible) takenOver += 1;
          state = next;
        }
      }),
      { numRuns: casesOf(2_000) },
    );
    expect(takenOver).toBeGreaterThan(casesOf(1_000));
  });

  it("takes its own data as it is once what cannot be an answer is gone", () => {
    fc.assert(
      fc.property(generatedCase, ({ definition, data }) => {
        const text = JSON.stringify(definition);
        fc.pre(!/calculateValue|defaultValue|"logic"|"type":"day"|"inputMasks"/.test(text));
        const form = compiled(definition.components);
        const first = evaluateForm(form, { data, now: NOW });
        const second = evaluateForm(form, { data: first.data, now: NOW });
        const third = evaluateForm(form, { data: second.data, now: NOW });
        expect(third).toEqual(second);
      }),
      RUNS,
    );
  });
});

describe("hostile answers", () => {
  const rows = (count: number): JsonValue[] => Array.from({ length: count }, () => ({ a: "x", b: "y" }));
  const form = compiled([
    {
      type: "datagrid",
      key: "rows",
      components: [
        { type: "textfield", key: "a" },
        { type: "textfield", key: "b" },
      ],
    },
    { type: "textfield", key: "name", validate: { required: true, pattern: "(?:[a-z]+ ?)x" } },
  ]);

  it("of more rows than any form needs end in a sentence, and nothing is lost", () => {
    const data = { rows: rows(150_000), name: "x" };
    const state = evaluateForm(form, { data, now: NOW });
    expect(state.errors).toMatchObject([{ path: "", rule: "exhausted" }]);
    expect(state.data).toBe(data);
    expect(
      evaluateForm(form, { data: { rows: rows(1000) }, now: NOW }).errors.map(({ path }) => path),
    ).toEqual(["name"]);
  });

  it("end by counted steps where every row adds up all rows", () => {
    const sums = compiled([
      {
        type: "datagrid",
        key: "rows",
        components: [
          { type: "number", key: "a" },
          {
            type: "number",
            key: "sum",
            customConditional: "show = data.rows.reduce((sum, row) => sum + row.a, 0) > 1",
          },
        ],
      },
    ]);
    const given = (count: number): FormAnswers => ({ rows: Array.from({ length: count }, () => ({ a: 1 })) });
    expect(evaluateForm(sums, { data: given(100), now: NOW }).errors).toEqual([]);
    const state = evaluateForm(sums, { data: given(5000), now: NOW });
    expect(state.errors).toMatchObject([{ path: "", rule: "exhausted" }]);
    expect(state.data).toEqual(given(5000));
  });

  it("nested without end are left out below the depth that forms have", () => {
    let deep: JsonValue = "x";
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    const state = evaluateForm(form, { data: { name: deep, rows: [{ a: deep }] }, now: NOW });
    expect(JSON.stringify(state.data).length).toBeLessThan(500);
  });

  it("of a million letters are answered at once", () => {
    const state = evaluateForm(form, { data: { name: "a".repeat(1_000_000) }, now: NOW });
    expect(state.errors.map(({ rule }) => rule)).toEqual(["pattern"]);
  });
});
