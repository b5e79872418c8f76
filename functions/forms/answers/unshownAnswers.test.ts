import { expect, it } from "vitest";
import { compileForm } from "../import/formio/compileForm.ts";
import { evaluateForm } from "../evaluateForm.ts";
import { unshownAnswers } from "./unshownAnswers.ts";

it("answers with signs that no document can show are named before sending, others are not", () => {
  const text = (key: string, label: string): object => ({ type: "textfield", key, label, input: true });
  const form = compileForm(
    { components: [text("name", "Name"), text("place", "Ort"), text("title", "Titel")] },
    { locale: "de", version: "1" },
  );
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  const data = { name: "إجازة 护理 Łódź", place: "Köln 😀😀", title: "ᏣᎳᎩ" };
  const state = evaluateForm(form.value, { data, now: "2026-11-25T12:00:00.000Z" });
  expect(unshownAnswers(form.value, state).map(({ question, signs }) => [question, signs.join("")])).toEqual([
    ["Ort", "😀"],
    ["Titel", "ᏣᎳᎩ"],
  ]);
});
