import { z } from "zod";
import type { StepFailure } from "#usecases/sending/steps/runSubmitStep.ts";

/** Names that the Retry and Catch blocks of the state machine look for. */
const TRANSIENT = "TransientFailure";
const PERMANENT = "PermanentFailure";
/** Between the reason and what follows it in the message of a permanent failure. */
const SEPARATOR = ": ";

/** A failed Lambda as Step Functions hand it to the state after a Catch. */
export interface CaughtError {
  readonly Error: string;
  readonly Cause?: string | undefined;
}

/** What Lambda writes into the cause, as JSON. */
const causeSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "not JSON" });
      return z.NEVER;
    }
  })
  .pipe(z.object({ errorMessage: z.string() }));

/** A failure of a step as the named error that Step Functions read; the reason of a permanent one leads its message. */
export function stepError(failure: StepFailure): Error {
  if (failure.kind === "transient") return Object.assign(new Error(failure.cause), { name: TRANSIENT });
  const message = `${failure.reason}${SEPARATOR}${failure.cause}`;
  return Object.assign(new Error(message), { name: PERMANENT });
}

/** The reason class that people and operators see, of the error that a step ended with. */
export function reasonOfError(caught: CaughtError): string {
  if (caught.Error === TRANSIENT) return "authority-unreachable";
  // Steps of an earlier version carry the reason in the name; one of them may have failed just before a deployment.
  if (caught.Error.startsWith(`${PERMANENT}.`)) return caught.Error.slice(PERMANENT.length + 1);
  const cause = causeSchema.safeParse(caught.Cause);
  if (caught.Error !== PERMANENT || !cause.success) return "unexpected";
  return cause.data.errorMessage.split(SEPARATOR)[0] ?? "unexpected";
}
