import { describe, expect, it } from "vitest";
import { aForm } from "#test/fixtures/aForm.ts";
import type { CompiledComponent } from "./CompiledForm.ts";
import { evaluateForm } from "./evaluateForm.ts";
import type { FormAnswers } from "./JsonValue.ts";
import { documentName, requiredDocuments } from "./requiredDocuments.ts";

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
        components: [certificate],
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
    expect(documentsOf({ q: [{}] }).map(documentName)).toEqual(["Lebenslauf", "Qualifikation: Zeugnis"]);
  });

  it("say when the person hands one in later", () => {
    expect(documentsOf({ cvLater: true })).toMatchObject([{ path: "cv", standing: "later" }]);
  });

  it("say when the person cannot provide one", () => {
    expect(documentsOf({ cvUnavailable: true })).toMatchObject([{ path: "cv", standing: "excused" }]);
  });
});
