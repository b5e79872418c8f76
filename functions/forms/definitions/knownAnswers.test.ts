import { expect, it } from "vitest";
import { bundleForms } from "../import/bundleForms.ts";
import { evaluateForm } from "../evaluateForm.ts";
import type { FormAnswers } from "../JsonValue.ts";

const FORM = bundleForms()["recognition"]?.de;

function stateOf(data: FormAnswers, context: FormAnswers = {}) {
  if (FORM === undefined) throw new Error("there is no such form");
  return evaluateForm(FORM, { data, context, now: "2026-11-24T12:00:00Z" });
}

it("who lives in the place of the application is not asked whether that is in Germany", () => {
  const lives = stateOf({ locationBasis: "living" });
  expect(lives.visible.has("address.inGermany")).toBe(false);
  expect(lives.data).toMatchObject({ residesInGermany: "yes", residenceCountry: "DE" });
  expect([lives.visible.has("address.postalCode"), lives.visible.has("address.country")]).toEqual([
    true,
    false,
  ]);
});

it.each(["working", "jobOffer", "looking", "locationNote", "selfEmployment"])(
  "who has another tie to the place (%s) is asked, and may live abroad",
  (locationBasis) => {
    const state = stateOf({ locationBasis, address: { inGermany: "no", country: "TN" } });
    expect(state.visible.has("address.inGermany")).toBe(true);
    expect(state.data).toMatchObject({ residesInGermany: "no", residenceCountry: "TN" });
    expect(state.visible.has("address.country")).toBe(true);
  },
);

it.each([
  ["health-academic", false],
  ["health-allied", true],
  ["technical", true],
])("whether somebody was trained at a university is asked of %s: %s", (group, isAsked) => {
  const state = stateOf({ q: [{ titleOriginal: "Diplom" }] }, { group });
  expect(state.visible.has("q[0].kind")).toBe(isAsked);
});

it("the fast procedure and the level of German may stay open", () => {
  const abroad = { address: { inGermany: "no", country: "TN" }, citizenships: ["TN"] };
  const { visible, errors } = stateOf(abroad, { suitability: "health" });
  const wrong = errors.map(({ path }) => path);
  for (const path of ["fastTrack", "languageLevel"])
    expect([visible.has(path), wrong.includes(path)]).toEqual([true, false]);
});
