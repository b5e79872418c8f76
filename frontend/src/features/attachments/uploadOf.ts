import type { Upload } from "./Upload.ts";
import type { Attachment } from "./uploadFile.ts";

/** A file that the server knows, as the field shows it. What was only reserved broke off: its bytes are not here. */
export function uploadOf(attachment: Attachment): Upload {
  const { attachmentId, fieldPath, fileName, size, status, refusal, sameAs } = attachment;
  return {
    key: attachmentId,
    attachmentId,
    fieldPath,
    fileName,
    size,
    resumable: false,
    sameAs,
    state:
      status === "stored"
        ? { kind: "stored" }
        : status === "refused"
          ? { kind: "refused", refusal: refusal ?? "unreadable" }
          : { kind: "interrupted", percent: 0, continues: false },
  };
}
