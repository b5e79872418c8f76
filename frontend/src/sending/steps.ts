import {
  SUBMIT_STEP_GROUPS,
  SUBMIT_STEPS,
  type SubmitStep,
  type SubmitStepGroup,
} from "#domain/sending/submitSteps.ts";
import { RESULT_DOWNLOAD_MINUTES } from "#domain/application/retention.ts";
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

const MOST_SECONDS_LEFT = RESULT_DOWNLOAD_MINUTES * 60;

/** Seconds until the downloads end. The server's clock is known to the second: never more than there ever are. */
export function secondsLeft(end: number, now: number): number {
  return Math.min(Math.max(0, Math.round((end - now) / 1000)), MOST_SECONDS_LEFT);
}

export type StepState = "done" | "now" | "bad" | "open";

/** A group can be done in part while later ones are at work. */
export type GroupState = StepState | "begun";

/** State of one step. The running one is named by the server; after a failure it is the one that failed. */
export function stateOfStep(step: SubmitStep, progress: Progress): StepState {
  if (progress.completedSteps.includes(step)) return "done";
  if (step !== runningStep(progress)) return "open";
  return progress.status === "SUBMIT_FAILURE" ? "bad" : "now";
}

/**
 * A group is done when all its steps are. One whose last step waits for steps of later groups stays begun: open again, it
 * would look as if it had been left out.
 */
export function stateOfGroup(group: SubmitStepGroup, progress: Progress): GroupState {
  const states = stepsOfGroup(group).map((step) => stateOfStep(step, progress));
  if (states.includes("bad")) return "bad";
  if (states.includes("now")) return "now";
  if (!states.includes("done")) return "open";
  return states.includes("open") ? "begun" : "done";
}

/** The running or failed group shows its steps, and one that is done in part. */
export function isUnfolded(group: SubmitStepGroup, progress: Progress): boolean {
  return ["now", "bad", "begun"].includes(stateOfGroup(group, progress));
}

export function stepsOfGroup(group: SubmitStepGroup): readonly SubmitStep[] {
  return SUBMIT_STEP_GROUPS.find((candidate) => candidate.group === group)?.steps ?? [];
}

/** Why sending failed. What is said of the authority is true of the step alone that hands over to it. */
export function failureReason(progress: Progress) {
  const reason = progress.failureReason ?? "unexpected";
  if (reason !== "authority-refused" && reason !== "authority-unreachable") return reason;
  const step = runningStep(progress);
  if (step === "SUBMIT_DATA_TO_AUTHORITY") return reason;
  return step === "SEAL_DATA" ? "not-sealed" : "unexpected";
}

/** The step under work: the one the server names, or the first in order that is not done. */
export function runningStep(progress: Progress): SubmitStep | undefined {
  const named = SUBMIT_STEPS.find((step) => step === progress.progress);
  if (named !== undefined && !progress.completedSteps.includes(named)) return named;
  return SUBMIT_STEPS.find((step) => !progress.completedSteps.includes(step));
}
