import { err, ok, type Result } from "#domain/result.ts";
import { handedOver } from "#domain/sending/withDocument.ts";
import type { Ports } from "#ports/Ports.ts";
import type { PostboxPorts, StoreDelivery } from "../postbox/PostboxSending.ts";
import { sendToPostbox } from "../postbox/sendToPostbox.ts";
import {
  changeInAttempt,
  runSubmitStep,
  withSubmitting,
  type StepFailure,
  type StepTarget,
} from "./runSubmitStep.ts";

type StepPorts = PostboxPorts & Pick<Ports, "processes">;

/**
 * Hands application and report over to the mailbox of the account, if it has one. A failure never fails the
 * application: the state machine continues, and the record tracks the rest.
 */
export function submitDataToPostbox(
  ports: StepPorts,
  { target }: { readonly target: StepTarget },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "SUBMIT_DATA_TO_POSTBOX",
    target,
    work: async (process) => {
      const { submitting, metadata } = process;
      const { postbox: delivery } = submitting;
      if (delivery === undefined || submitting.postboxTakenOver === true) return ok((current) => current);
      const sent = await sendToPostbox(ports, {
        processId: process.id,
        delivery,
        application: {
          name: metadata.title,
          authorityName: metadata.authority.name,
          transferTicketNumber: submitting.transferTicketNumber,
          submittedAt: submitting.submittedAt,
          owed: submitting.owed,
        },
        documents: handedOver(submitting),
        store: storeIn(ports, target),
      });
      return sent.ok ? ok((current) => current) : sent;
    },
  });
}

function storeIn(ports: Pick<Ports, "processes">, target: StepTarget): StoreDelivery {
  return async (change) => {
    const changed = await changeInAttempt(ports, {
      target,
      change: (current) => {
        const { postbox, postboxTakenOver } = current.submitting;
        if (postbox === undefined || postboxTakenOver === true) return current;
        const next = change(postbox);
        const postboxSent = next.state === "sent";
        return { ...withSubmitting(current, { postbox: next }), postboxSent };
      },
    });
    if (!changed.ok) return err({ kind: "transient", cause: changed.failure.cause });
    const { postbox } = changed.value.submitting;
    return postbox === undefined ? err({ kind: "transient", cause: "no-delivery" }) : ok(postbox);
  };
}
