import { describe, expect, it } from "vitest";
import type { InputComponent } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { answerText } from "./answerText.ts";

const OPTIONS = [
  { value: "TN", label: "Tunesien" },
  { value: "2", label: "zwei" },
];

const BIRTH = { type: "day", settings: { partlyUnknown: true } } as const;

function text(field: Partial<InputComponent>, value: JsonValue | undefined): string {
  const component: InputComponent = {
    kind: "input",
    type: "textfield",
    key: "a",
    path: "a",
    label: "A",
    ...field,
  };
  return answerText(component, { value, options: OPTIONS, language: "de" });
}

describe("an answer on paper", () => {
  it.each<[string, Partial<InputComponent>, JsonValue, string]>([
    ["text", {}, "Sfax", "Sfax"],
    ["a choice by its label", { type: "select" }, "TN", "Tunesien"],
    ["a choice kept as a number", { type: "radio" }, 2, "zwei"],
    ["several choices", { type: "select", multiple: true }, ["TN", "2"], "Tunesien\nzwei"],
    ["ticked boxes", { type: "selectboxes" }, { TN: true, "2": false }, "Tunesien"],
    ["a tick", { type: "checkbox" }, true, "Ja"],
    ["a day", { type: "day" }, "03/14/1991", "14.03.1991"],
    ["a day with the day first", { type: "day", settings: { dayFirst: true } }, "14/03/1991", "14.03.1991"],
    ["a month", { type: "day", settings: { hiddenParts: ["day"] } }, "09/2011", "09.2011"],
    ["a month kept with an open day", { type: "day" }, "09/00/2011", "09.2011"],
    ["a known year", BIRTH, "00/00/1984", "1984 (Tag und Monat unbekannt)"],
    ["a known month", BIRTH, "12/00/1984", "12.1984 (Tag unbekannt)"],
    ["a known birth date", BIRTH, "12/31/1984", "31.12.1984"],
    ["a day that does not exist", { type: "day" }, "02/31/2011", "02/31/2011"],
    ["a moment", { type: "datetime" }, "2026-11-21T14:30:00+01:00", "21.11.2026, 14:30 Uhr"],
    [
      "a date kept as a moment",
      { type: "datetime", settings: { withoutTime: true } },
      "2026-11-21T00:00:00Z",
      "21.11.2026",
    ],
    ["a time", { type: "time" }, "08:15:00", "08:15"],
    ["a number", { type: "number" }, 1234.5, "1234,5"],
    [
      "files",
      { type: "file" },
      [
        { name: "a.pdf", size: 1 },
        { name: "b.pdf", size: 1 },
      ],
      "a.pdf\nb.pdf",
    ],
    [
      "a survey",
      { type: "survey", settings: { questions: [{ value: "q", label: "Frage" }] } },
      { q: "TN" },
      "Frage: Tunesien",
    ],
  ])("shows %s", (...[, field, value, expected]) => {
    expect(text(field, value)).toBe(expected);
  });

  it.each([undefined, null, "", [], {}])("says when nothing was given (%j)", (value) => {
    expect(text({ type: "selectboxes" }, value)).toBe("nicht angegeben");
  });

  it("shows money in its currency", () => {
    expect(text({ type: "currency", settings: { currency: "EUR" } }, 12.5).replace(/\s/g, " ")).toBe(
      "12,50 €",
    );
  });
});
