import type { AttachmentStore } from "../../features/attachments/attachmentStore.ts";

/** Whether files are on their way, or stopped there. */
export function hasUnstored(files: AttachmentStore): boolean {
  return files.uploads().some(({ state }) => state.kind !== "stored" && state.kind !== "refused");
}
