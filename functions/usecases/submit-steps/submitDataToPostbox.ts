import { ok, type Result } from "../../domain/result.ts";
import type { Ports } from "../../ports/Ports.ts";
import { runSubmitStep, type StepFailure, type StepTarget } from "./runSubmitStep.ts";

/**
 * Sends application and report to the mailbox of the account, if it has one. No provider that is set up so far offers a
 * mailbox (hasPostbox is false for all), so what is kept is that nothing was sent there.
 */
export function submitDataToPostbox(
  ports: Pick<Ports, "processes">,
  { target }: { readonly target: StepTarget },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "SUBMIT_DATA_TO_POSTBOX",
    target,
    work: () => Promise.resolve(ok((current) => ({ ...current, postboxSent: false }))),
  });
}
