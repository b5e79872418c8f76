import { expect, it } from "vitest";
import { bundleForms } from "../import/bundleForms.ts";
import { evaluateForm } from "../evaluateForm.ts";
import { requiredDocuments } from "../requiredDocuments.ts";
import type { FormAnswers } from "../JsonValue.ts";

const FORM = bundleForms()["recognition"]?.de;

/** Where it stands for a person with a health profession; undefined where it is not asked for. */
function standing(data: FormAnswers) {
  if (FORM === undefined) throw new Error("there is no such form");
  const state = evaluateForm(FORM, { data, context: { suitability: "health" }, now: "2026-11-24T12:00:00Z" });
  return requiredDocuments(FORM, state).find(({ path }) => path === "doc.goodStanding")?.standing;
}

it.each<[string, FormAnswers, string | undefined]>([
  ["nothing is answered", {}, undefined],
  ["somebody has not worked", { hasExperience: "no" }, undefined],
  ["it is not said yet where somebody worked", { hasExperience: "yes" }, undefined],
  ["somebody worked in Germany only", { hasExperience: "yes", w: [{ country: "DE" }] }, undefined],
  ["somebody worked abroad", { hasExperience: "yes", w: [{ country: "DE" }, { country: "TN" }] }, "missing"],
])("a certificate of good standing when %s", (_, data, expected) => {
  expect(standing(data)).toBe(expected);
});
