import { z } from "zod";
import { eventLog } from "../../runtime/ports/eventLog.ts";
import { processes } from "../../runtime/ports/processes.ts";
import { clock } from "../../runtime/ports/system.ts";
import { reasonOfError } from "../../runtime/step/stepError.ts";
import { failSubmission } from "../../usecases/submit-steps/failSubmission.ts";

/** What Step Functions hands over after a Catch: the step's input and the error it ended with. */
const failureInputSchema = z.object({
  processId: z.string().min(1),
  attempt: z.int().positive(),
  failure: z.object({ Error: z.string() }),
});

const log = eventLog({ step: "SUBMISSION_FAILURE" });
const ports = { processes: processes(), clock, log };

export const handler = async (event: unknown): Promise<void> => {
  const { processId, attempt, failure } = failureInputSchema.parse(event);
  const ended = await failSubmission(ports, {
    target: { processId, attempt },
    reason: reasonOfError(failure.Error),
  });
  if (!ended.ok) throw new Error(ended.failure.cause);
};
