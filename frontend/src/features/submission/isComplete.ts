import type { ResponseOf } from "../../../../functions/contract/operations.ts";

/** Whether the pipeline has come to its good end: the transport accepted, the result is there. */
export function isComplete(progress: ResponseOf<"getProgress">): boolean {
  return progress.status === "SUBMITTED" && progress.progress === "SUBMISSION_COMPLETED";
}
