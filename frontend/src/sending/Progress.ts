import type { ResponseOf } from "#contract/operations.ts";

/** How far sending has come, as the server tells it. */
export type Progress = ResponseOf<"getProgress">;

/** Whether the pipeline has come to its good end: the transport accepted, the result is there. */
export function isComplete(progress: Progress): boolean {
  return progress.status === "SUBMITTED" && progress.progress === "SUBMISSION_COMPLETED";
}

/** Then the last one, again and again: many who wait at once stay within the rate of the API (infra/README.md). */
const PAUSES_MILLISECONDS = [1000, 2000, 3000, 5000];

/** How long to wait before each look at the progress. */
export function growingPauses(): () => number {
  let asked = 0;
  return () => {
    const pause = PAUSES_MILLISECONDS[Math.min(asked, PAUSES_MILLISECONDS.length - 1)] ?? 0;
    asked += 1;
    return pause;
  };
}
