import { describe, expect, it } from "vitest";
import { aForm } from "#test/fixtures/aForm.ts";
import type { CompiledComponent } from "./CompiledForm.ts";
import { evaluateForm } from "./evaluateForm.ts";
import type { FormAnswers } from "./JsonValue.ts";
import { documentName, requiredDocuments, unexplainedDocuments } from "./requiredDocuments.ts";

const rules = [{ rule: "required" }] as const;
const certificate: CompiledComponent = {
  kind: "input",
  type: "file",
  key: "doc",
  path: "q.doc",
  label: "Zeugnis",
  rules,
  multiple: true,
};
const form = aForm([
  {
    key: "one",
    title: "Eins",
    components: [
      { kind: "input", type: "file", key: "cv", path: "cv", label: "Lebenslauf", multiple: true },
      { kind: "input", type: "checkbox", key: "cvUnavailable", path: "cvUnavailable", label: "nicht da" },
      { kind: "input", type: "checkbox", key: "cvLater", path: "cvLater", label: "später" },
      {
        kind: "grid",
        type: "datagrid",
        key: "q",
        path: "q",
        label: "Qualifikationen",
        rowLabel: "Qualifikation",
        components: [
          certificate,
          {
            kind: "input",
            type: "checkbox",
            key: "docUnavailable",
            path: "q.docUnavailable",
            label: "nicht da",
          },
        ],
      },
    ],
  },
]);

function documentsOf(data: FormAnswers) {
  return requiredDocuments(form, evaluateForm(form, { data, now: "2026-11-21T12:00:00.000Z" }));
}

describe("the documents that the answers call for", () => {
  it("are asked for once per row, with the row they belong to", () => {
    const found = documentsOf({ q: [{ doc: [{ name: "a.pdf", size: 1 }] }, { doc: [] }] });
    expect(found).toMatchObject([
      { path: "cv", standing: "optional", files: 0 },
      { path: "q[0].doc", row: "Qualifikation 1", standing: "provided", files: 1 },
      { path: "q[1].doc", row: "Qualifikation 2", standing: "missing", files: 0 },
    ]);
  });

  it("have no number of a row where there is only one", () => {
    expect(documentsOf({ q: [{ doc: [] }] }).map(documentName)).toEqual([
      "Lebenslauf",
      "Qualifikation: Zeugnis",
    ]);
  });

  it("say when the person hands one in later", () => {
    expect(documentsOf({ cvLater: true })).toMatchObject([{ path: "cv", standing: "later" }]);
  });

  it("say when the person cannot provide one", () => {
    expect(documentsOf({ cvUnavailable: true })).toMatchObject([{ path: "cv", standing: "excused" }]);
  });

  it("are named where their reason is asked for: those of the same row, and no others", () => {
    const data = { cvUnavailable: true, q: [{ docUnavailable: true }, { doc: [] }] };
    const state = evaluateForm(form, { data, now: "2026-11-21T12:00:00.000Z" });
    const named = (path: string, reads: readonly string[]) =>
      unexplainedDocuments(
        { field: { kind: "input", type: "textarea", key: "why", path, label: "Warum?", reads }, path },
        { form, state },
      );
    expect(named("why", ["cvUnavailable", "q.docUnavailable"])).toEqual([
      "Lebenslauf",
      "Qualifikation 1: Zeugnis",
    ]);
    expect(named("q[0].why", ["q.docUnavailable"])).toEqual(["Zeugnis"]);
    expect(named("q[1].why", ["q.docUnavailable"])).toEqual([]);
    expect(named("why", ["cvLater"])).toEqual([]);
  });
});
