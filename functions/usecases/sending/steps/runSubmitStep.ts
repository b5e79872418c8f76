import type { Process } from "#domain/application/Process.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { SubmissionFailureReason, Submitting } from "#domain/sending/Submitting.ts";
import { SUBMIT_STEPS, type SubmitProgressState, type SubmitStep } from "#domain/sending/submitSteps.ts";
import type { Ports } from "#ports/Ports.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";

export interface StepTarget {
  readonly processId: string;
  readonly attempt: number;
}

export type StepFailure =
  /** Transient: the state machine retries with backoff. */
  | { readonly kind: "transient"; readonly cause: string }
  /** Permanent: the attempt ends, the person keeps everything. */
  | { readonly kind: "permanent"; readonly reason: SubmissionFailureReason; readonly cause: string };

/** A process that is being submitted. */
export type SubmittingProcess = Process & { readonly submitting: Submitting };

/** What a step found out, to be written into the state as it is then. */
export type StepChange = (process: SubmittingProcess) => Process;

type StepPorts = Pick<Ports, "processes">;

/**
 * The frame of every step: finds the process in this attempt, shows the step as running, runs it, and stores its
 * result. Every step may run twice or concurrently with a duplicate invocation of itself: a step of a superseded
 * attempt changes nothing, and once something is sealed, the earlier steps leave everything as it was sealed, even
 * when a newer version of the portal would produce other bytes.
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
  const found = isAlreadySealed(running.value, step) ? ok(unchanged) : await given.work(running.value);
  if (!found.ok) return found;
  const done = await changeInAttempt(ports, {
    target,
    change: (process) => {
      const changed = submittingOf(isAlreadySealed(process, step) ? process : found.value(process));
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

function isAlreadySealed({ submitting }: SubmittingProcess, step: SubmitStep): boolean {
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

/** What a failure of the transport means for the step that met it. */
export function stepFailureOf(failure: TransportFailure): {
  readonly ok: false;
  readonly failure: StepFailure;
} {
  switch (failure.kind) {
    case "transport-unavailable":
      return err({ kind: "transient", cause: failure.cause });
    case "reservation-lost":
      return err({ kind: "transient", cause: "reservation-lost" });
    case "outcome-unknown":
      return err({ kind: "permanent", reason: "unexpected", cause: failure.cause });
    case "transport-refused":
      return err({ kind: "permanent", reason: "authority-refused", cause: failure.cause });
  }
}
