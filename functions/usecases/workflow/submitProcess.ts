import type { Process } from "../../domain/process/Process.ts";
import { nextStatus, type IllegalTransition } from "../../domain/process/transitions.ts";
import { type IdentificationFailure, maySend, type SignIn } from "../../domain/process/identification.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { Account } from "../../domain/session/Account.ts";
import type { AccessFailure, Actor } from "../../domain/session/Actor.ts";
import { newPostboxDelivery } from "../../domain/submission/postboxProgress.ts";
import { nextAttempt } from "../../domain/submission/nextAttempt.ts";
import type { FieldError } from "../../forms/CompiledForm.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import type { Ports } from "../../ports/Ports.ts";
import type { WorkflowUnavailable } from "../../ports/SubmitWorkflow.ts";
import { accountDifferences } from "../process/accountDifferences.ts";
import { changeOwnProcess, type EditedElsewhere } from "../process/changeOwnProcess.ts";
import { formOfProcess, stateOfForm } from "../process/formState.ts";
import { getOwnProcess } from "../process/getOwnProcess.ts";

export type SubmitFailure =
  | AccessFailure
  | IllegalTransition
  | EditedElsewhere
  | WriteConflict
  | WorkflowUnavailable
  | IdentificationFailure
  | { readonly kind: "form-not-found" }
  | { readonly kind: "form-incomplete"; readonly errors: readonly FieldError[] }
  /** Answers differ from the account and nobody decided. */
  | { readonly kind: "data-differs" };

/**
 * Sends an application: the status moves first, then the workflow is started under the name of process and attempt.
 * A second click finds the status moved and starts the same execution again, which the workflow refuses as known: so a
 * start that broke off between the two is healed by asking again, and nothing is sent twice.
 */
export async function submitProcess(
  ports: Pick<Ports, "processes" | "forms" | "clock" | "ids" | "submitWorkflow" | "log">,
  request: {
    readonly actor: Actor & SignIn & { readonly termsVersion: string };
    readonly processId: string;
    /** The language of the screens: who sends in English gets an English copy. */
    readonly locale?: "de" | "en" | undefined;
    readonly account?: Account;
    /** Handle of the account's mailbox, where the portal serves mailboxes. */
    readonly postbox?: string | undefined;
  },
): Promise<Result<Process, SubmitFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const form = await formOfProcess(ports, { process: opened.value, locale: "de" });
  if (form === undefined) return err({ kind: "form-not-found" });
  const generatedIds = {
    form: ports.ids.uuid(),
    coverLetter: ports.ids.uuid(),
    receipt: ports.ids.uuid(),
    ...(request.locale === "en" && { englishCopy: ports.ids.uuid() }),
  };
  const terms = { version: request.actor.termsVersion, acceptedAt: request.actor.termsAcceptedAt };
  const transferTicketNumber = ports.ids.transferTicketNumber();
  const changed = await changeOwnProcess<
    Exclude<SubmitFailure, AccessFailure | EditedElsewhere | WriteConflict>
  >(ports, {
    ...request,
    change: (process, now) => {
      if (process.status === "SUBMITTED") return ok(process);
      const status = nextStatus(process.status, "submit");
      if (!status.ok) return status;
      const sends = maySend(process, request.actor);
      if (!sends.ok) return sends;
      const { errors, visible } = stateOfForm(process, { form, now });
      if (errors.length > 0) return err({ kind: "form-incomplete", errors });
      const { account, postbox } = request;
      if (account !== undefined && accountDifferences(process, { form, account, now }).length > 0) {
        return err({ kind: "data-differs" });
      }
      return ok({
        ...process,
        // A file of a question that is no longer asked goes the way of its answer: it is not sent.
        attachments: process.attachments.filter(({ fieldPath }) => visible.has(fieldPath)),
        status: status.value,
        statusChanged: now.toISOString(),
        submitting: nextAttempt(process.submitting, {
          now,
          transferTicketNumber,
          generatedIds,
          terms,
          ...(postbox !== undefined && {
            postbox: newPostboxDelivery({ handle: postbox, trustLevel: process.trustLevel }),
          }),
        }),
      });
    },
  });
  if (!changed.ok) return changed;
  const started = await ports.submitWorkflow.startSubmission(
    changed.value.id,
    changed.value.submitting?.attempt ?? 1,
  );
  if (started.ok) ports.log.write("process-submitted", { processId: changed.value.id });
  return started.ok ? changed : started;
}
