import type { Process } from "../../domain/process/Process.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { SubmissionFailureReason, Submitting } from "../../domain/submission/Submitting.ts";
import {
  SUBMIT_STEPS,
  type SubmitProgressState,
  type SubmitStep,
} from "../../domain/submission/submitSteps.ts";
import type { Ports } from "../../ports/Ports.ts";

export interface StepTarget {
  readonly processId: string;
  readonly attempt: number;
}

export type StepFailure =
  /** May heal: the state machine tries again with growing pauses. */
  | { readonly kind: "transient"; readonly cause: string }
  /** Will not heal by itself: the attempt ends, the person keeps everything. */
  | { readonly kind: "permanent"; readonly reason: SubmissionFailureReason; readonly cause: string };

/** A process that is being submitted. */
export type SubmittingProcess = Process & { readonly submitting: Submitting };

/** What a step found out, to be written into the state as it is then. */
export type StepChange = (process: SubmittingProcess) => Process;

type StepPorts = Pick<Ports, "processes">;

/**
 * The frame of every step: finds the process in this attempt, shows the step as running, lets it work, and writes what
 * it found. Every step may run twice or beside its own ghost: a step of an attempt that is over changes nothing, and
 * once something is sealed, the steps before leave everything as it was sealed, even when a newer version of the portal
 * would make other bytes.
 */
export async function runSubmitStep(
  ports: StepPorts,
  given: {
    readonly step: SubmitStep;
    readonly target: StepTarget;
    readonly work: (process: SubmittingProcess) => Promise<Result<StepChange, StepFailure>>;
    /** Progress shown when the step is done, where it is the last one. */
    readonly finalState?: Extract<SubmitProgressState, "SUBMISSION_COMPLETED">;
  },
): Promise<Result<void, StepFailure>> {
  const { step, target } = given;
  const running = await changeInAttempt(ports, {
    target,
    change: (process) => withSubmitting(process, { progress: step }),
  });
  if (!running.ok) return running;
  const found = isSettled(running.value, step) ? ok(unchanged) : await given.work(running.value);
  if (!found.ok) return found;
  const done = await changeInAttempt(ports, {
    target,
    change: (process) => {
      const changed = submittingOf(isSettled(process, step) ? process : found.value(process));
      return changed === undefined
        ? process
        : withSubmitting(changed, {
            completedSteps: [...new Set([...changed.submitting.completedSteps, step])],
            ...(given.finalState === undefined ? {} : { progress: given.finalState }),
          });
    },
  });
  return done.ok ? ok(undefined) : done;
}

const unchanged: StepChange = (process) => process;

function isSettled({ submitting }: SubmittingProcess, step: SubmitStep): boolean {
  return submitting.sealed !== undefined && SUBMIT_STEPS.indexOf(step) < SUBMIT_STEPS.indexOf("SEAL_DATA");
}

/** A copy with some of the pipeline's memory changed. */
export function withSubmitting(process: SubmittingProcess, change: Partial<Submitting>): SubmittingProcess {
  return { ...process, submitting: { ...process.submitting, ...change } };
}

function submittingOf(process: Process): SubmittingProcess | undefined {
  const { submitting } = process;
  return submitting === undefined ? undefined : { ...process, submitting };
}

/** Changes the process if it is still in this attempt. Also used by steps that must store an id before using it. */
export async function changeInAttempt(
  ports: StepPorts,
  given: { readonly target: StepTarget; readonly change: (process: SubmittingProcess) => Process },
): Promise<Result<SubmittingProcess, StepFailure>> {
  const changed = await ports.processes.update<{ readonly kind: "attempt-over" }>(
    given.target.processId,
    (process) => {
      const current = submittingOf(process);
      return current?.submitting.attempt !== given.target.attempt || current.status !== "SUBMITTED"
        ? err({ kind: "attempt-over" })
        : ok(given.change(current));
    },
  );
  if (!changed.ok) {
    return changed.failure.kind === "write-conflict"
      ? err({ kind: "transient", cause: "write-conflict" })
      : err({ kind: "permanent", reason: "unexpected", cause: changed.failure.kind });
  }
  const current = submittingOf(changed.value);
  return current === undefined
    ? err({ kind: "permanent", reason: "unexpected", cause: "not-submitting" })
    : ok(current);
}
