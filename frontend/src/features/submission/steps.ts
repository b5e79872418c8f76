import {
  SUBMIT_STEP_GROUPS,
  SUBMIT_STEPS,
  type SubmitStep,
  type SubmitStepGroup,
} from "../../../../functions/contract/submitSteps.ts";
import type { Progress } from "./Progress.ts";

export type StepState = "done" | "now" | "bad" | "open";

/** State of one step. The running one is named by the server; after a failure it is the one that failed. */
export function stateOfStep(step: SubmitStep, progress: Progress): StepState {
  if (progress.completedSteps.includes(step)) return "done";
  const current = runningStep(progress);
  if (step !== current) return "open";
  return progress.status === "SUBMIT_FAILURE" ? "bad" : "now";
}

/** A group is done when all its steps are; the screen shows the text of the running step's group. */
export function stateOfGroup(group: SubmitStepGroup, progress: Progress): StepState {
  const steps = SUBMIT_STEP_GROUPS.find((candidate) => candidate.group === group)?.steps ?? [];
  const states = steps.map((step) => stateOfStep(step, progress));
  if (states.includes("bad")) return "bad";
  if (states.includes("now")) return "now";
  return states.every((state) => state === "done") ? "done" : "open";
}

/** The running or failed group shows its steps, and one that is done in part: its dot alone would look like one left out. */
export function isUnfolded(group: SubmitStepGroup, progress: Progress): boolean {
  const states = new Set(stepsOfGroup(group).map((step) => stateOfStep(step, progress)));
  return states.has("now") || states.has("bad") || (states.has("done") && states.has("open"));
}

export function stepsOfGroup(group: SubmitStepGroup): readonly SubmitStep[] {
  return SUBMIT_STEP_GROUPS.find((candidate) => candidate.group === group)?.steps ?? [];
}

export function doneCount(progress: Progress): number {
  return SUBMIT_STEPS.filter((step) => progress.completedSteps.includes(step)).length;
}

/** The step under work: the one the server names, or the first in order that is not done. */
export function runningStep(progress: Progress): SubmitStep | undefined {
  const named = SUBMIT_STEPS.find((step) => step === progress.progress);
  if (named !== undefined && !progress.completedSteps.includes(named)) return named;
  return SUBMIT_STEPS.find((step) => !progress.completedSteps.includes(step));
}
