import type { Progress } from "./Progress.ts";

/** Whether the pipeline has come to its good end: the transport accepted, the result is there. */
export function isComplete(progress: Progress): boolean {
  return progress.status === "SUBMITTED" && progress.progress === "SUBMISSION_COMPLETED";
}
