import { describe, expect, it } from "vitest";
import { aField } from "#test/fixtures/aField.ts";
import { aForm } from "#test/fixtures/aForm.ts";
import type { Upload } from "#ui/attachments/upload/Upload.ts";
import { withFiles } from "./withFiles.ts";

const form = aForm([
  {
    key: "one",
    title: "One",
    components: [
      aField("passport", { type: "file" }),
      {
        kind: "grid",
        type: "datagrid",
        key: "jobs",
        path: "jobs",
        label: "Jobs",
        components: [aField("jobs.proof", { type: "file" })],
      },
    ],
  },
]);
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
