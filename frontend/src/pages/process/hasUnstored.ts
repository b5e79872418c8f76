import type { ProcessSession } from "./processSession.ts";

/** Whether files are on their way, or stopped there. */
export function hasUnstored(session: ProcessSession): boolean {
  return session.attachments
    .uploads()
    .some(({ state }) => state.kind !== "stored" && state.kind !== "refused");
}
