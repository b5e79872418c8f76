import { describe, expect, it } from "vitest";
import type { CompiledForm, InputComponent } from "../../../../functions/forms/CompiledForm.ts";
import type { Upload } from "../../features/attachments/Upload.ts";
import { withFiles } from "./withFiles.ts";

const file = (path: string): InputComponent => ({
  kind: "input",
  type: "file",
  key: path,
  path,
  label: path,
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
      title: "One",
      components: [
        file("passport"),
        {
          kind: "grid",
          type: "datagrid",
          key: "jobs",
          path: "jobs",
          label: "Jobs",
          components: [file("jobs.proof")],
        },
      ],
    },
  ],
};
const stored = (fieldPath: string): Upload => ({
  key: fieldPath,
  attachmentId: fieldPath,
  fieldPath,
  fileName: "a.pdf",
  size: 3,
  resumable: false,
  sameAs: [],
  state: { kind: "stored" },
});
const answer = [{ name: "a.pdf", size: 3 }];

describe("files among the answers", () => {
  it("stand at the field and in the row that they were chosen for", () => {
    const answers = { jobs: [{ title: "A" }, { title: "B" }] };
    expect(withFiles(answers, { form, uploads: [stored("passport"), stored("jobs[1].proof")] })).toEqual({
      passport: answer,
      jobs: [{ title: "A" }, { title: "B", proof: answer }],
    });
  });

  it("are kept for pages that did not arrive yet, and never make a row", () => {
    const uploads = [stored("later.proof"), stored("jobs[4].proof")];
    expect(withFiles({ jobs: [{}] }, { form, uploads })).toEqual({ jobs: [{}], later: { proof: answer } });
  });

  it("go when they are deleted, and those that are not stored do not count", () => {
    const answers = { passport: answer, jobs: [{ proof: answer }] };
    const waiting: Upload = { ...stored("passport"), state: { kind: "waiting" } };
    expect(withFiles(answers, { form, uploads: [waiting] })).toEqual({ jobs: [{}] });
  });
});
