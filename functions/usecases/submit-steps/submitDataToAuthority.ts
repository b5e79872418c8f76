import { err, ok, type Result } from "../../domain/result.ts";
import type { Ports } from "../../ports/Ports.ts";
import {
  changeInAttempt,
  runSubmitStep,
  withSubmitting,
  type StepFailure,
  type StepTarget,
  type SubmittingProcess,
} from "./runSubmitStep.ts";
import { sealedParts } from "./sealedParts.ts";
import { stepFailureOf } from "./stepFailureOf.ts";

type StepPorts = Pick<Ports, "processes" | "results" | "transport" | "clock" | "log">;

/**
 * Hands the sealed application to the transport. The reservation is stored before anything is sent under it; a repeated
 * step goes on with the same one, so the authority gets one application however often the step is killed.
 */
export function submitDataToAuthority(
  ports: StepPorts,
  { target }: { readonly target: StepTarget },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "SUBMIT_DATA_TO_AUTHORITY",
    target,
    work: async (process) => {
      const { sealed, acceptedAt } = process.submitting;
      if (acceptedAt !== undefined) return ok((current) => current);
      if (sealed === undefined) return err({ kind: "permanent", reason: "unexpected", cause: "not-sealed" });
      const reserved = await reservationOf(ports, { target, process });
      if (!reserved.ok) return reserved;
      const { reservation } = reserved.value.submitting;
      if (reservation === undefined) return err({ kind: "transient", cause: "reservation-missing" });
      const sent = await ports.transport.submit({ sealed, reservation }, sealedParts(ports, process.id));
      if (!sent.ok) {
        if (sent.failure.kind === "reservation-lost") await dropReservation(ports, target);
        return stepFailureOf(sent.failure);
      }
      const at = ports.clock.now().toISOString();
      ports.log.write("submission-accepted-by-transport", { processId: process.id });
      return ok((current) => withSubmitting(current, { acceptedAt: at }));
    },
  });
}

async function reservationOf(
  ports: StepPorts,
  { target, process }: { readonly target: StepTarget; readonly process: SubmittingProcess },
): Promise<Result<SubmittingProcess, StepFailure>> {
  const { sealed, reservation } = process.submitting;
  if (reservation !== undefined || sealed === undefined) return ok(process);
  const reserved = await ports.transport.reserve(sealed);
  if (!reserved.ok) return stepFailureOf(reserved.failure);
  // A ghost of this step may have stored its own reservation meanwhile: the first one stored is the one that is used.
  return changeInAttempt(ports, {
    target,
    change: (current) =>
      withSubmitting(current, { reservation: current.submitting.reservation ?? reserved.value }),
  });
}

async function dropReservation(ports: StepPorts, target: StepTarget): Promise<void> {
  await changeInAttempt(ports, {
    target,
    change: ({ submitting, ...process }) => {
      const { reservation, ...rest } = submitting;
      return { ...process, submitting: rest };
    },
  });
}
