import { z } from "zod";
import type { Result } from "#domain/result.ts";
import type { EventLog } from "#ports/operation/EventLog.ts";
import type { StepFailure, StepTarget } from "#usecases/sending/steps/runSubmitStep.ts";
import { eventLog } from "../wiring/system.ts";
import { stepError } from "./stepError.ts";
import { withoutMessage } from "./withoutMessage.ts";

/** Input of every state of `submit-process`; the pipeline passes ids, never content. */
const stepInputSchema = z.object({ processId: z.string().min(1), attempt: z.int().positive() });

/** A step of the submit pipeline as a Lambda: failures leave as named errors, because that is what Step Functions reads. */
export function createStepHandler(
  step: string,
  run: (target: StepTarget, log: EventLog) => Promise<Result<void, StepFailure>>,
): (event: unknown) => Promise<StepTarget> {
  const log = eventLog({ step });
  return async (event) => {
    const { processId, attempt } = stepInputSchema.parse(event);
    log.write("step-started", { processId, attempt });
    const done = await withoutMessage(() => run({ processId, attempt }, log));
    if (done.ok) {
      log.write("step-completed", { processId, attempt });
      return { processId, attempt };
    }
    const { failure } = done;
    log.write("step-failed", { processId, attempt, kind: failure.kind, cause: failure.cause });
    throw stepError(failure);
  };
}
