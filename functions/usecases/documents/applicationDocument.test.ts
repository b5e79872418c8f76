import { describe, expect, it } from "vitest";
import { memoryPorts } from "../../../test/fixtures/memoryPorts.ts";
import { aCompletedProcess } from "../../../test/fixtures/aProcess.ts";
import type { CompiledForm, InputComponent } from "../../forms/CompiledForm.ts";
import { evaluateForm } from "../../forms/evaluateForm.ts";
import type { FormAnswers } from "../../forms/JsonValue.ts";
import type { DocumentContent } from "../../ports/DocumentRenderer.ts";
import { applicationDocument } from "./applicationDocument.ts";

const field = (path: string, more: Partial<InputComponent> = {}): InputComponent => ({
  kind: "input",
  type: "textfield",
  key: path.split(".").at(-1) ?? path,
  path,
  label: path,
  ...more,
});
const form: CompiledForm = {
  id: "f",
  version: "1",
  locale: "de",
  title: "F",
  display: "wizard",
  sentences: {},
  optionLists: {},
  pages: [
    {
      key: "one",
      title: "Qualifikationen",
      components: [
        field("name"),
        {
          kind: "grid",
          type: "datagrid",
          key: "q",
          path: "q",
          label: "Qualifikationen",
          rowLabel: "Qualifikation",
          components: [field("q.title"), field("q.doc", { type: "file", rules: [{ rule: "required" }] })],
        },
        field("secret", { type: "hidden" }),
      ],
    },
    { key: "two", title: "Leer", components: [field("x", { hidden: true })] },
  ],
};

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
    const told = JSON.stringify(blocks);
    expect(blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []))).toEqual([
      "1. Qualifikationen",
      "Qualifikation 1",
      "Qualifikation 2",
      "Unterlagen",
    ]);
    expect(told.indexOf("Diplom")).toBeLessThan(told.indexOf("Bachelor"));
    expect(told).not.toContain("secret");
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
