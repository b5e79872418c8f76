import { expect, it } from "vitest";
import { attachmentSchema } from "./Attachment.ts";

it("a file that was inspected before its pages were looked at counts as one that draws on every page", () => {
  const stored = {
    attachmentId: "passport",
    fieldPath: "doc.identity",
    fileName: "Reisepass.pdf",
    size: 1,
    status: "stored",
    reservedAt: "2026-11-20T12:00:00.000Z",
    inspection: { signatures: "none", found: [], activeContents: [], hasAppendix: false },
  };
  expect(attachmentSchema.parse(stored).inspection?.blankPages).toBe("none");
});
