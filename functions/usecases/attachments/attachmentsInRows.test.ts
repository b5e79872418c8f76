import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Attachment } from "#domain/attachments/Attachment.ts";
import { attachmentsInRows } from "./attachmentsInRows.ts";

function file(fieldPath: string): Attachment {
  const reservedAt = "2026-11-21T12:00:00.000Z";
  return { attachmentId: fieldPath, fieldPath, fileName: "a.pdf", size: 1, status: "stored", reservedAt };
}

const paths = (files: readonly Attachment[]): readonly string[] => files.map(({ fieldPath }) => fieldPath);

describe("files of rows", () => {
  it("go with their row when one before it is removed, and with it when it is removed", () => {
    const files = [
      file("q[0].doc.certificate"),
      file("q[1].doc.certificate"),
      file("doc.cv"),
      file("w[1].doc"),
    ];
    expect(paths(attachmentsInRows(files, { path: "q", rows: [1] }))).toEqual([
      "q[0].doc.certificate",
      "doc.cv",
      "w[1].doc",
    ]);
  });

  it("stay where they are when a row is added", () => {
    const files = [file("q[0].doc.certificate")];
    expect(attachmentsInRows(files, { path: "q", rows: [0, null] })).toEqual(files);
  });

  it("of other lists whose name begins alike are left alone", () => {
    const files = [file("qualifications[0].doc"), file("q.doc"), file("q[x].doc")];
    expect(attachmentsInRows(files, { path: "q", rows: [] })).toEqual(files);
  });

  it("can be moved there and back without a loss, whatever the order", () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(order, (rows) => {
        const files = [0, 1, 2, 3, 4].map((row) => file(`q[${row}].doc`));
        const moved = attachmentsInRows(files, { path: "q", rows });
        const back = rows.map((_, index) => rows.indexOf(index));
        expect(paths(attachmentsInRows(moved, { path: "q", rows: back }))).toEqual(paths(files));
      }),
    );
  });
});
