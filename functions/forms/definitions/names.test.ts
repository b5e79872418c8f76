import { expect, it } from "vitest";
import type { FormAnswers } from "../JsonValue.ts";
import { evaluateForm } from "../evaluateForm.ts";
import { bundleForms } from "../import/bundleForms.ts";

const FORM = bundleForms()["recognition"]?.de;

/** What the form says of an answer; undefined: nothing. */
function said(path: string, data: FormAnswers): string | undefined {
  if (FORM === undefined) throw new Error("there is no such form");
  const state = evaluateForm(FORM, { data, context: {}, now: "2026-11-24T12:00:00Z" });
  return state.errors.find((error) => error.path === path)?.message;
}

it.each([
  "Kumar a/l Ravi",
  "Priya d/o Subramaniam",
  "Tan Wei Ming @ David Tan",
  "Sammy Davis, Jr.",
  "O'Neill",
  "Ünal-Şahin",
  "王伟",
  "O\u02BBtkirov",
])("a name is taken as the passport has it: %s", (name) => {
  for (const path of ["givenName", "familyName", "birthName", "nameOnCertificates"])
    expect(said(path, { role: "self", [path]: name })).toBeUndefined();
});

it.each(["<b>", "-", ".", "Anna 2", "a#b"])("what is no name is refused: %s", (name) => {
  expect(said("familyName", { role: "self", familyName: name })).toContain("wie im Ausweis");
});

it.each([
  ["Wang Wei", undefined],
  ["Müller-Łukasiewicz", undefined],
  ["O\u02BBtkirov", undefined],
  ["王伟", "Schreiben Sie den Namen in lateinischen Buchstaben, wie im Reisepass."],
  ["Иван", "Schreiben Sie den Namen in lateinischen Buchstaben, wie im Reisepass."],
])(
  "a name in Latin letters has them, and the form says so when it does not: %s",
  (nameRomanised, message) => {
    expect(said("nameRomanised", { role: "self", givenName: "伟", familyName: "王", nameRomanised })).toBe(
      message,
    );
  },
);

it.each([
  ["Bachelor of Science (Nursing), 2019", undefined],
  ["护理学学士", "Schreiben Sie die Bezeichnung in lateinischen Buchstaben."],
])("a title in Latin letters has them: %s", (titleRomanised, message) => {
  const data = { role: "self", q: [{ titleOriginal: "护理学学士", titleRomanised }] };
  expect(said("q[0].titleRomanised", data)).toBe(message);
});
