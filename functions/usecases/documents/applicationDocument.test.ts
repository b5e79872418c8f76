import { describe, expect, it } from "vitest";
import { aField } from "#test/fixtures/aField.ts";
import { aForm } from "#test/fixtures/aForm.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { aCompletedProcess } from "#test/fixtures/aProcess.ts";
import { evaluateForm } from "#forms/evaluateForm.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import type { DocumentContent } from "#ports/documents/DocumentRenderer.ts";
import { applicationDocument } from "./applicationDocument.ts";

const form = aForm([
  {
    key: "one",
    title: "Qualifikationen",
    components: [
      aField("name"),
      {
        kind: "grid",
        type: "datagrid",
        key: "q",
        path: "q",
        label: "Qualifikationen",
        rowLabel: "Qualifikation",
        components: [aField("q.title"), aField("q.doc", { type: "file", rules: [{ rule: "required" }] })],
      },
      aField("secret", { type: "hidden" }),
    ],
  },
  { key: "two", title: "Leer", components: [aField("x", { hidden: true })] },
]);

async function documentOf(data: FormAnswers): Promise<DocumentContent> {
  const ports = memoryPorts();
  const process = await aCompletedProcess(ports);
  const submitting = {
    attempt: 1,
    submittedAt: "2026-11-21T12:00:00.000Z",
    progress: "GET_FILES",
    completedSteps: [],
    transferTicketNumber: "ABCDEFGH1234",
    generatedIds: { form: "a", coverLetter: "b", receipt: "c" },
    documents: [],
    externalIdType: "UNKNOWN",
  } as const;
  const state = evaluateForm(form, { data, now: "2026-11-21T12:00:00.000Z" });
  return applicationDocument(
    { ...process, submitting: { ...submitting, completedSteps: [], documents: [] } },
    { form, state, portalName: "Portal", at: "2026-11-21T12:00:00.000Z" },
  );
}

describe("the application on paper", () => {
  it("has the answers of a row under the name of the row, and no page that was not asked", async () => {
    const { blocks } = await documentOf({
      name: "Amina",
      q: [{ title: "Diplom", doc: [{ name: "d.pdf" }] }, { title: "Bachelor" }],
      secret: "x",
    });
    const text = JSON.stringify(blocks);
    expect(blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []))).toEqual([
      "1. Qualifikationen",
      "Qualifikation 1",
      "Qualifikation 2",
      "Unterlagen",
    ]);
    expect(text.indexOf("Diplom")).toBeLessThan(text.indexOf("Bachelor"));
    expect(text).not.toContain("secret");
  });

  it("says of every document whether it is there", async () => {
    const { blocks } = await documentOf({ q: [{ doc: [{ name: "d.pdf" }] }, { title: "Bachelor" }] });
    expect(blocks.at(-1)).toMatchObject({
      rows: [
        ["q.doc (Qualifikation 1)", "1 Datei liegt bei"],
        ["q.doc (Qualifikation 2)", "fehlt"],
      ],
    });
  });
});
