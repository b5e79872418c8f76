import { expect, it } from "vitest";
import type { FormAnswers } from "../JsonValue.ts";
import { errorsToTell } from "../answers/errorsToTell.ts";
import { evaluateForm } from "../evaluateForm.ts";
import { bundleForms } from "../import/bundleForms.ts";
import { ruleSentence } from "../import/formio/ruleSentences.ts";

const FORMS = bundleForms()["recognition"];

/** What the form says of a month. */
function said(path: string, month: string, locale: "de" | "en" = "de"): readonly string[] {
  const form = FORMS?.[locale];
  if (form === undefined) throw new Error("there is no such form");
  const row = { title: "Kurs", start: "01/2009", period: { start: "01/2009" } };
  const rows: Readonly<Record<string, FormAnswers>> = {
    "q[0].start": { q: [{ ...row, start: month }] },
    "q[0].end": { q: [{ ...row, end: month }] },
    "w[0].start": { hasExperience: "yes", w: [{ ...row, start: month }] },
    "w[0].end": { hasExperience: "yes", w: [{ ...row, end: month }] },
    "t[0].period.start": { t: [{ ...row, period: { start: month } }] },
    "t[0].period.end": { t: [{ ...row, period: { ...row.period, end: month } }] },
  };
  const data = rows[path] ?? {};
  const { errors } = evaluateForm(form, { data, context: {}, now: "2026-11-24T12:00:00Z" });
  return errors.filter((error) => error.path === path).map(({ message }) => message);
}

const MONTHS = ["q[0].start", "q[0].end", "w[0].start", "w[0].end", "t[0].period.start", "t[0].period.end"];

it.each(MONTHS)("a month that is right is taken: %s", (path) => {
  expect(said(path, "02/2012")).toEqual([]);
});

it.each(MONTHS.flatMap((path) => ["09/0000", "00/2012", "0x/2012", "13/2012"].map((month) => [path, month])))(
  "a month that is not whole or does not exist is refused, and no day is spoken of: %s is %s",
  (path = "", month = "") => {
    for (const [locale, day, example] of [
      ["de", /\bTag\b/, /zum Beispiel \d+ \d{4}/],
      ["en", /\bday\b/, /for example \d+ \d{4}/],
    ] as const) {
      const sentences = said(path, month, locale);
      expect(sentences[0]).toMatch(example);
      expect(sentences.filter((sentence) => day.test(sentence))).toEqual([]);
    }
  },
);

it.each([
  ["birthdate", {}],
  ["birthdate", { birthdate: "02/31/1991" }],
  ["birthdate", { birthdate: "--/--/1984" }],
  ["p[0].date", { hasPrevious: "yes", p: [{ authority: "Regierung" }] }],
  ["p[0].date", { hasPrevious: "yes", p: [{ date: "00/00/2012" }] }],
  ["p[0].date", { hasPrevious: "yes", p: [{ date: "02/31/2012" }] }],
])("a date that is not whole or does not exist is asked for with an example: %s", (path, data) => {
  for (const [locale, example] of [
    ["de", /zum Beispiel \d+ \d+ \d{4}/],
    ["en", /for example \d+ \d+ \d{4}/],
  ] as const) {
    const form = FORMS?.[locale];
    if (form === undefined) throw new Error("there is no such form");
    const state = evaluateForm(form, { data, context: {}, now: "2026-11-24T12:00:00Z" });
    expect(errorsToTell(state).find((error) => error.path === path)?.message).toMatch(example);
  }
});

it("a year of two digits is asked for with an example", () => {
  expect(said("q[0].start", "02/0091")).toContain(
    "Geben Sie das Jahr mit vier Ziffern an, zum Beispiel 1991.",
  );
});

it("the portal's own sentences on dates name no part that a form may not ask for", () => {
  for (const rule of ["day", "date"] as const) {
    expect(ruleSentence(rule, "de")).not.toMatch(/\bTag\b/);
    expect(ruleSentence(rule, "en")).not.toMatch(/\bday\b/);
  }
});
