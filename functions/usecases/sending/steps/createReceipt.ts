import { ok, type Result } from "#domain/result.ts";
import { receiptOf } from "#domain/documents/receiptOf.ts";
import type { Ports } from "#ports/Ports.ts";
import { runSubmitStep, type StepFailure, type StepTarget } from "./runSubmitStep.ts";

/** Makes the receipt for machines: who sends what to whom, when. The processing report prints the same facts. */
export function createReceipt(
  ports: Pick<Ports, "processes" | "results">,
  { target, issuer }: { readonly target: StepTarget; readonly issuer: string },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "CREATE_RECEIPT",
    target,
    work: async (process) => {
      await ports.results.write(
        { processId: process.id, name: "receipt.json" },
        { body: JSON.stringify(receiptOf(process, issuer)), mediaType: "application/json" },
      );
      return ok((current) => current);
    },
  });
}
