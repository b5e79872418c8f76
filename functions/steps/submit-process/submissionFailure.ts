import { z } from "zod";
import { eventLog, clock } from "#runtime/wiring/system.ts";
import { processes } from "#runtime/wiring/application.ts";
import { reasonOfError } from "#runtime/step/stepError.ts";
import { failSubmission } from "#usecases/sending/steps/failSubmission.ts";

/** What Step Functions hands over after a Catch: the step's input and the error it ended with. */
const failureInputSchema = z.object({
  processId: z.string().min(1),
  attempt: z.int().positive(),
  failure: z.object({ Error: z.string(), Cause: z.string().optional() }),
});

const log = eventLog({ step: "SUBMISSION_FAILURE" });
const ports = { processes: processes(), clock, log };

export const handler = async (event: unknown): Promise<void> => {
  const { processId, attempt, failure } = failureInputSchema.parse(event);
  const ended = await failSubmission(ports, {
    target: { processId, attempt },
    reason: reasonOfError(failure),
  });
  if (!ended.ok) throw new Error(ended.failure.cause);
};
