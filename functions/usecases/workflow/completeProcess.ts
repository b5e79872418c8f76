import type { Process } from "../../domain/process/Process.ts";
import { nextStatus, type IllegalTransition } from "../../domain/process/transitions.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { AccessFailure, Actor } from "../../domain/session/Actor.ts";
import type { FieldError } from "../../forms/CompiledForm.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import type { Ports } from "../../ports/Ports.ts";
import { changeOwnProcess } from "../process/changeOwnProcess.ts";
import { formOfProcess, stateOfForm } from "../process/formState.ts";
import { getOwnProcess } from "../process/getOwnProcess.ts";

export type CompleteFailure =
  | AccessFailure
  | IllegalTransition
  | WriteConflict
  | { readonly kind: "form-not-found" }
  | { readonly kind: "form-incomplete"; readonly errors: readonly FieldError[] };

/** The person confirmed the answers: everything is checked again with the engine of the browser. */
export async function completeProcess(
  ports: Pick<Ports, "processes" | "forms" | "clock">,
  request: { readonly actor: Actor; readonly processId: string },
): Promise<Result<Process, CompleteFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const form = await formOfProcess(ports, { process: opened.value, locale: "de" });
  if (form === undefined) return err({ kind: "form-not-found" });
  return changeOwnProcess<Exclude<CompleteFailure, AccessFailure | WriteConflict>>(ports, {
    ...request,
    change: (process, now) => {
      const status = nextStatus(process.status, "complete");
      if (!status.ok) return status;
      const { errors } = stateOfForm(process, { form, now });
      if (errors.length > 0) return err({ kind: "form-incomplete", errors });
      return ok({ ...process, status: status.value, statusChanged: now.toISOString() });
    },
  });
}
