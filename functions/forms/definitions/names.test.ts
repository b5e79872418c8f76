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
  for (const part of ["givenName", "familyName"])
    expect(said(`rep.${part}`, { role: "representative", rep: { [part]: name } })).toBeUndefined();
  const isLatin = !/\p{Script=Han}/u.test(name);
  const romanised = { role: "self", givenName: "伟", familyName: "王", nameRomanised: name };
  expect(said("nameRomanised", romanised) === undefined).toBe(isLatin);
});

it.each([
  "+216 71 000 000",
  "(+90) 212 555 12 34",
  "+49·221·123456",
  "0221/123456-12",
  "+49 221 123456 ext. 5",
  "+49 221 123456 Ext. 5",
  "+49 221 123456 EXT 5",
  "+49 221 123456, ext. 5",
  "+49 221 123456 extension 5",
  "+49 221 123456 x5",
  "+49 221 123456 app. 12",
  "+49 221 123456 App. 12",
  "+49 221 123456 Apparat 12",
  "+49 221 123456 Durchwahl 12",
  "+49221123456;ext=5",
])("a phone number is taken as people write it: %s", (phone) => {
  expect(said("phone", { role: "self", phone })).toBeUndefined();
  expect(said("rep.phone", { role: "representative", rep: { phone } })).toBeUndefined();
});

it.each(["12345", "Büro", "+49 221 123456 ext."])("what is no phone number is refused: %s", (phone) => {
  expect(said("phone", { role: "self", phone })).toContain("zum Beispiel +49");
});

it.each(["<b>", "-", ".", "Anna 2", "a#b"])("what is no name is refused: %s", (name) => {
  for (const path of ["givenName", "familyName", "birthName", "nameOnCertificates"])
    expect(said(path, { role: "self", birthName: "Anna", [path]: name })).toContain("wie im Ausweis");
  for (const part of ["givenName", "familyName"])
    expect(said(`rep.${part}`, { role: "representative", rep: { [part]: name } })).toContain(
      "wie im Ausweis",
    );
  const romanised = { role: "self", givenName: "伟", familyName: "王", nameRomanised: name };
  expect(said("nameRomanised", romanised)).toContain("in lateinischen Buchstaben");
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
