import { ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import { runSubmitStep, type StepFailure, type StepTarget } from "./runSubmitStep.ts";

/** Gives the message its own id, once: a repeated step and a new attempt keep it. */
export function createMessageId(
  ports: Pick<Ports, "processes" | "ids">,
  { target }: { readonly target: StepTarget },
): Promise<Result<void, StepFailure>> {
  const messageId = ports.ids.uuid();
  return runSubmitStep(ports, {
    step: "CREATE_MESSAGE_ID",
    target,
    work: () =>
      Promise.resolve(
        ok((current) => ({
          ...current,
          messageId: current.messageId ?? messageId,
        })),
      ),
  });
}
