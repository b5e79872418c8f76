import { z } from "zod";
import type { Result } from "../../domain/result.ts";
import type { EventLog } from "../../ports/EventLog.ts";
import type { StepFailure, StepTarget } from "../../usecases/submit-steps/runSubmitStep.ts";
import { eventLog } from "../ports/eventLog.ts";

/** Input of every state of `submit-process`; the pipeline passes ids, never content. */
const stepInputSchema = z.object({ processId: z.string().min(1), attempt: z.int().positive() });

/** Names that the state machine's Retry and Catch look for. */
const TRANSIENT = "TransientFailure";
const PERMANENT_PREFIX = "PermanentFailure";

/** A step of the submit pipeline as a Lambda: failures leave as named errors, because that is what Step Functions reads. */
export function createStepHandler(
  step: string,
  run: (target: StepTarget, log: EventLog) => Promise<Result<void, StepFailure>>,
): (event: unknown) => Promise<StepTarget> {
  const log = eventLog({ step });
  return async (event) => {
    const { processId, attempt } = stepInputSchema.parse(event);
    log.write("step-started", { processId, attempt });
    const done = await run({ processId, attempt }, log);
    if (done.ok) {
      log.write("step-completed", { processId, attempt });
      return { processId, attempt };
    }
    const { failure } = done;
    log.write("step-failed", { processId, attempt, kind: failure.kind, cause: failure.cause });
    throw failure.kind === "transient"
      ? namedError(TRANSIENT, failure.cause)
      : namedError(`${PERMANENT_PREFIX}.${failure.reason}`, failure.cause);
  };
}

function namedError(name: string, message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}
