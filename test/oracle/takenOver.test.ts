import { describe, expect, it } from "vitest";
import { compileForm } from "#forms/import/formio/compileForm.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { answerAt, withAnswerAt } from "#forms/answers/dataPath.ts";
import { evaluations } from "#forms/engine/runForm.ts";
import { formIndex } from "#forms/engine/formIndex.ts";
import { evaluateForm, type FormInput, type FormState, reevaluate } from "#forms/evaluateForm.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { benchDefinition } from "../bench/form/benchDefinition.ts";
import { NOW } from "./answers.ts";

const compiled = compileForm(benchDefinition().definition, { locale: "de", version: "1" });
if (!compiled.ok) throw new Error(JSON.stringify(compiled.failure));
const form: CompiledForm = compiled.value;

const keep = (data: FormAnswers): FormInput => ({ data, now: NOW, unknown: "keep" });

/** The form of 240 fields with its own defaults, taken once: nothing in it moves by itself any more. */
function begun(): FormState {
  const state = evaluateForm(form, keep({}));
  return evaluateForm(form, keep(state.data));
}

function after(before: FormState, change: { readonly path: string; readonly value: JsonValue }): FormState {
  const input = keep(withAnswerAt(before.data, change));
  const state = reevaluate(form, { before, input, changed: change.path });
  expect(state).toEqual(evaluateForm(form, input));
  return state;
}

/** Keys of the parts that were walked between two states: the others are the very same objects. */
function walked(before: FormState, now: FormState): readonly string[] {
  const [old, found] = [before, now].map((state) => evaluations.get(state)?.outcomes ?? []);
  return formIndex(form)
    .parts.filter((_, number) => old?.[number] !== found?.[number])
    .map(({ component }) => component.key);
}

describe("after one answer of 240", () => {
  it("a condition walks what depends on it and nothing else", () => {
    const before = begun();
    const state = after(before, { path: "p1_r1", value: "nein" });
    expect(walked(before, state)).toEqual(["p1_t11", "p1_t12", "p1_t13", "p1_a3", "p1_r1", "p1_c4"]);
    expect(before.visible.has("p1_t12") && !state.visible.has("p1_t12")).toBe(true);
    expect(walked(state, after(state, { path: "p1_r1", value: "ja" }))).toHaveLength(6);
  });

  it("a number walks itself and what is calculated from it", () => {
    const before = begun();
    const state = after(before, { path: "p2_n1", value: 7 });
    expect(walked(before, state)).toEqual(["p2_n1", "p2_n3"]);
    expect(answerAt(after(state, { path: "p2_n2", value: 6 }).data, "p2_n3")).toBe(42);
  });

  it("a text walks itself alone, and a text in a row its list", () => {
    const before = begun();
    const state = after(before, { path: "p3_t5", value: "x" });
    expect(walked(before, state)).toEqual(["p3_t5"]);
    expect(walked(state, after(state, { path: "p3_g[1].p3_g_a", value: "x" }))).toEqual(["p3_g"]);
  });

  it("what says the same stays the same object, so that its observers are not notified", () => {
    const before = begun();
    const state = after(before, { path: "p3_t5", value: "x" });
    const { pages, visible, errors, overlays, data } = state;
    expect(pages).toBe(before.pages);
    expect(visible).toBe(before.visible);
    expect(errors).toBe(before.errors);
    expect(overlays).toBe(before.overlays);
    expect(data["p1_g"]).toBe(before.data["p1_g"]);
    expect(after(state, { path: "p3_t1", value: "x" }).errors).not.toBe(errors);
  });

  it("an answer that its own evaluation changed is walked until it comes out as it went in", () => {
    const first = evaluateForm(form, keep({}));
    const state = after(first, { path: "p1_t5", value: "x" });
    expect(walked(first, state)).toContain("p6_r1");
    expect(walked(state, after(state, { path: "p1_t5", value: "xy" }))).toEqual(["p1_t5"]);
  });

  it("everything is walked when the clock, the portal's values or the form are others", () => {
    const before = begun();
    const input = keep(withAnswerAt(before.data, { path: "p1_t5", value: "x" }));
    const count = formIndex(form).parts.length;
    const changed = { before, changed: "p1_t5" };
    for (const other of [{ now: "2027-01-01T00:00:00.000Z" }, { context: { state: "SN" } }])
      expect(walked(before, reevaluate(form, { ...changed, input: { ...input, ...other } }))).toHaveLength(
        count,
      );
    expect(walked(before, reevaluate({ ...form }, { ...changed, input }))).toHaveLength(count);
    expect(walked(before, reevaluate(form, { ...changed, changed: "unknown", input }))).toHaveLength(count);
  });
});
