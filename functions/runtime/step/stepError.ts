import type { StepFailure } from "../../usecases/submit-steps/runSubmitStep.ts";

/** Names that the state machine's Retry and Catch look for. */
const TRANSIENT = "TransientFailure";
const PERMANENT_PREFIX = "PermanentFailure.";

/** A failure of a step as the named error that Step Functions reads. */
export function stepError(failure: StepFailure): Error {
  const error = new Error(failure.cause);
  error.name = failure.kind === "transient" ? TRANSIENT : `${PERMANENT_PREFIX}${failure.reason}`;
  return error;
}

/** The reason class that people and operators see, of the name of the error that a step ended with. */
export function reasonOfError(name: string): string {
  if (name === TRANSIENT) return "authority-unreachable";
  return name.startsWith(PERMANENT_PREFIX) ? name.slice(PERMANENT_PREFIX.length) : "unexpected";
}
