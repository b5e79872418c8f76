import { describe, expect, it } from "vitest";
import type { CompiledComponent, GridComponent, InputComponent } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { answering } from "../store/formIndex.ts";
import { de as form } from "../messages.de.ts";
import { answerInWords } from "./answerInWords.ts";

const field = (path: string, more: Partial<InputComponent> = {}): InputComponent => ({
  kind: "input",
  type: "textfield",
  key: path,
  path,
  label: path,
  ...more,
});
const jobs: GridComponent = {
  kind: "grid",
  type: "editgrid",
  key: "jobs",
  path: "jobs",
  label: "Berufserfahrung",
  rowLabel: "Tätigkeit",
  components: [
    field("jobs.employer", { label: "Arbeitgeber" }),
    field("jobs.since", { label: "Seit", type: "day" }),
    field("jobs.proof", { label: "Nachweis", type: "file" }),
  ],
};
const components: readonly CompiledComponent[] = [
  field("sex", { type: "radio" }),
  field("doc.identity", { type: "file" }),
  jobs,
];

function said(path: string, value: JsonValue | undefined): readonly string[] {
  return answerInWords(
    { path, value },
    {
      store: {
        componentOf: (wanted) => answering(components).find((component) => component.path === wanted),
        optionsOf: () => [{ value: "f", label: "weiblich" }],
      },
      locale: "de",
      t: (key) => form[key],
    },
  );
}

describe("a value in the words of the review", () => {
  it("is the label of what was chosen, and nothing where nothing was answered", () => {
    expect([said("sex", "f"), said("sex", undefined)]).toEqual([["weiblich"], []]);
  });

  it("is a line for each row of a list, with the name of each answer and of each file", () => {
    const rows = [
      { employer: "Klinik Tunis", since: "03/14/1991", proof: [{ name: "Zeugnis.pdf", size: 9 }] },
      { employer: "Klinik Sfax" },
    ];
    expect(said("jobs", rows)).toEqual([
      "Tätigkeit 1: Arbeitgeber: Klinik Tunis; Seit: 14. März 1991; Nachweis: Zeugnis.pdf",
      "Tätigkeit 2: Arbeitgeber: Klinik Sfax",
    ]);
    expect(said("jobs", rows.slice(1))).toEqual(["Tätigkeit: Arbeitgeber: Klinik Sfax"]);
    expect(said("jobs", undefined)).toEqual([]);
  });

  it("is the value itself where the form does not ask for it any more", () => {
    expect([said("gone", "Sfax"), said("gone", undefined)]).toEqual([["Sfax"], []]);
  });
});
