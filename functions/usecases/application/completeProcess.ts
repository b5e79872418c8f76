import { errorsToTell } from "#forms/answers/errorsToTell.ts";
import { computeFee, type FeeNotComputable } from "#domain/payment/computeFee.ts";
import type { Process } from "#domain/application/Process.ts";
import { isUnpaidAgain } from "#domain/application/ProcessStatus.ts";
import { nextStatus, type IllegalTransition } from "#domain/application/transitions.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Account } from "#domain/sign-in/Account.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import type { FieldError } from "#forms/CompiledForm.ts";
import { preparedForm } from "#forms/evaluateForm.ts";
import { feeOfForm } from "#forms/feeOfForm.ts";
import type { Ports } from "#ports/Ports.ts";
import { accountDifferences } from "./accountDifferences.ts";
import { changeOwnProcess, type ChangeFailure, getOwnProcess } from "./ownProcess.ts";
import { formOfProcess, stateOfForm } from "./formState.ts";
import { checkIntake, type ServiceNotTaken } from "../sending/checkIntake.ts";

export type CompleteFailure =
  | ChangeFailure
  | IllegalTransition
  | { readonly kind: "form-not-found" }
  | { readonly kind: "form-incomplete"; readonly errors: readonly FieldError[] }
  | FeeNotComputable
  | ServiceNotTaken
  /** Answers differ from the account and the person has not decided. */
  | { readonly kind: "data-differs" };

/** The person confirmed the answers: everything is checked again with the engine of the browser, and the fee is fixed. */
export async function completeProcess(
  ports: Pick<Ports, "processes" | "forms" | "clock" | "log" | "intake">,
  request: { readonly actor: Actor; readonly processId: string; readonly account?: Account },
): Promise<Result<Process, CompleteFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const form = await formOfProcess(ports, { process: opened.value, locale: "de" });
  if (form === undefined) return err({ kind: "form-not-found" });
  const { metadata, location } = opened.value;
  const taken = await checkIntake(ports, { metadata, ars: location.ars });
  if (!taken.ok) return taken;
  const completed = await changeOwnProcess<Exclude<CompleteFailure, ChangeFailure>>(ports, {
    ...request,
    change: (process, now) => {
      const status = nextStatus(process.status, isUnpaidAgain(process) ? "completeUnpaid" : "complete");
      if (!status.ok) return status;
      const state = stateOfForm(process, { form, now });
      if (state.errors.length > 0) return err({ kind: "form-incomplete", errors: errorsToTell(state) });
      const { account } = request;
      if (account !== undefined && accountDifferences(process, { form, account, now }).length > 0) {
        return err({ kind: "data-differs" });
      }
      const at = now.toISOString();
      const fee = computeFee(process.metadata, feeOfForm(preparedForm(form), { state, now: at }));
      if (!fee.ok) return fee;
      // Confirmed twice without a change in between is confirmed once: a new sign-in after it still counts.
      return ok({
        ...process,
        status: status.value,
        statusChanged: at,
        completedAt: process.completedAt ?? at,
        feeDue: process.feeDue === undefined ? fee.value : process.feeDue,
      });
    },
  });
  if (!completed.ok && completed.failure.kind === "fee-not-computable") {
    const { fmsFormId, formVersion, metadataId } = opened.value;
    ports.log.write("fee-not-computable", { fmsFormId, formVersion, metadataId });
  }
  return completed;
}
