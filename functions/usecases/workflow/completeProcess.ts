import type { Process } from "../../domain/process/Process.ts";
import { nextStatus, type IllegalTransition } from "../../domain/process/transitions.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { Account } from "../../domain/session/Account.ts";
import type { AccessFailure, Actor } from "../../domain/session/Actor.ts";
import type { FieldError } from "../../forms/CompiledForm.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import type { Ports } from "../../ports/Ports.ts";
import { accountDifferences } from "../process/accountDifferences.ts";
import { changeOwnProcess, type EditedElsewhere } from "../process/changeOwnProcess.ts";
import { formOfProcess, stateOfForm } from "../process/formState.ts";
import { getOwnProcess } from "../process/getOwnProcess.ts";

export type CompleteFailure =
  | AccessFailure
  | IllegalTransition
  | EditedElsewhere
  | WriteConflict
  | { readonly kind: "form-not-found" }
  | { readonly kind: "form-incomplete"; readonly errors: readonly FieldError[] }
  /** Answers differ from the account and nobody decided. */
  | { readonly kind: "data-differs" };

/** The person confirmed the answers: everything is checked again with the engine of the browser. */
export async function completeProcess(
  ports: Pick<Ports, "processes" | "forms" | "clock">,
  request: { readonly actor: Actor; readonly processId: string; readonly account?: Account },
): Promise<Result<Process, CompleteFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const form = await formOfProcess(ports, { process: opened.value, locale: "de" });
  if (form === undefined) return err({ kind: "form-not-found" });
  return changeOwnProcess<Exclude<CompleteFailure, AccessFailure | EditedElsewhere | WriteConflict>>(ports, {
    ...request,
    change: (process, now) => {
      const status = nextStatus(process.status, "complete");
      if (!status.ok) return status;
      const { errors } = stateOfForm(process, { form, now });
      if (errors.length > 0) return err({ kind: "form-incomplete", errors });
      const { account } = request;
      if (account !== undefined && accountDifferences(process, { form, account, now }).length > 0) {
        return err({ kind: "data-differs" });
      }
      const at = now.toISOString();
      // Confirmed twice without a change in between is confirmed once: a new sign-in after it still counts.
      return ok({
        ...process,
        status: status.value,
        statusChanged: at,
        completedAt: process.completedAt ?? at,
      });
    },
  });
}
