import { expect, it } from "vitest";
import { fieldsOf } from "#forms/fieldsOf.ts";
import { bundleForms } from "#forms/import/bundleForms.ts";
import { asksForWords } from "./useControl.ts";

const PAGES = bundleForms()["recognition"]?.en.pages ?? [];

it("words of one's own are asked for where neither account, browser nor paper knows them", () => {
  const worded = PAGES.flatMap((page) => fieldsOf(page)).filter(({ field }) => asksForWords(field));
  expect([...new Set(worded.map(({ field }) => field.path))]).toEqual([
    "foreignersOffice",
    "specialisation",
    "p.authority",
    "q.formerState",
    "q.missing",
    "w.title",
    "w.tasks",
    "t.title",
    "sanctionDetails",
    "missing",
    "doc.other.title",
  ]);
});

it("a page on which nothing is worded does not ask for a language", () => {
  const silent = PAGES.filter((page) => !fieldsOf(page).some(({ field }) => asksForWords(field)));
  expect(silent.map(({ key }) => key)).toEqual(["welcome", "role", "applicant"]);
});
