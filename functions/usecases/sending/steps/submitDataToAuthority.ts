import { err, ok, type Result } from "#domain/result.ts";
import type { TransportReservation } from "#domain/sending/SealedApplication.ts";
import type { Ports } from "#ports/Ports.ts";
import { fallBackToNextTransport } from "./fallBackToNextTransport.ts";
import {
  changeInAttempt,
  runSubmitStep,
  withSubmitting,
  type StepFailure,
  type StepTarget,
  type SubmittingProcess,
  stepFailureOf,
} from "./runSubmitStep.ts";
import { sealedParts } from "./sealedParts.ts";
import { sealForNextTransport } from "./sealForNextTransport.ts";

type StepPorts = Pick<
  Ports,
  "processes" | "results" | "sealed" | "transports" | "ids" | "maps" | "clock" | "log"
>;
type Sending = { readonly target: StepTarget; readonly process: SubmittingProcess };

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
      if (process.submitting.acceptedAt !== undefined) return ok((current) => current);
      if (process.submitting.sealed === undefined) {
        return err({ kind: "permanent", reason: "unexpected", cause: "not-sealed" });
      }
      const sent = await send(ports, { target, process });
      if (!sent.ok) return sent;
      const at = ports.clock.now().toISOString();
      ports.log.write("submission-accepted-by-transport", { processId: process.id });
      return ok((current) => withSubmitting(current, { acceptedAt: at }));
    },
  });
}

/** Once by each way that is left, as long as the one before certainly accepted nothing. */
async function send(ports: StepPorts, sending: Sending): Promise<Result<void, StepFailure>> {
  const { target } = sending;
  const ready = await reserved(ports, sending);
  if (!ready.ok) return ready;
  if (ready.value.submitting.reservation === undefined) return send(ports, { target, process: ready.value });
  const begun = await changeInAttempt(ports, {
    target,
    change: (current) => {
      const { reservation, submitTries } = current.submitting;
      // Unknown where the reservation is older than the count: then it stays unknown.
      return reservation === undefined || submitTries === undefined
        ? current
        : withSubmitting(current, { submitTries: submitTries + 1 });
    },
  });
  if (!begun.ok) return begun;
  const { sealed, sealingId, reservation, submitTries } = begun.value.submitting;
  if (sealed === undefined || reservation === undefined) {
    return err({ kind: "transient", cause: "reservation-missing" });
  }
  const sent = await ports.transports.by(sealed.kind).submit(
    { sealed, reservation },
    {
      parts: sealedParts(ports, { processId: begun.value.id, sealingId }),
      triedBefore: submitTries !== 1,
    },
  );
  if (sent.ok) return ok(undefined);
  if (sent.failure.kind === "reservation-lost") await dropReservation(ports, { target, lost: reservation });
  if (sent.failure.kind !== "transport-refused") return stepFailureOf(sent.failure);
  const left = await fallBackToNextTransport(ports, { ...sending, refused: "at-submit" });
  if (!left.ok) return left;
  return left.value === "stays" ? stepFailureOf(sent.failure) : send(ports, { target, process: left.value });
}

/** The process with a reservation; without one when the transport refused and another way is left. */
async function reserved(
  ports: StepPorts,
  { target, process }: Sending,
): Promise<Result<SubmittingProcess, StepFailure>> {
  if (process.submitting.reservation !== undefined) return ok(process);
  const prepared = await sealForNextTransport(ports, { target, process });
  if (!prepared.ok) return prepared;
  const { sealed } = prepared.value.submitting;
  if (sealed === undefined) return err({ kind: "transient", cause: "not-sealed" });
  const reservation = await ports.transports.by(sealed.kind).reserve(sealed);
  if (reservation.ok) {
    // A timed-out duplicate invocation may already have stored a reservation: the first one stored is used.
    return changeInAttempt(ports, {
      target,
      change: (current) =>
        current.submitting.reservation === undefined && current.submitting.sealed?.kind === sealed.kind
          ? withSubmitting(current, { reservation: reservation.value, submitTries: 0 })
          : current,
    });
  }
  if (reservation.failure.kind !== "transport-refused") return stepFailureOf(reservation.failure);
  const left = await fallBackToNextTransport(ports, {
    target,
    process: prepared.value,
    refused: "before-reservation",
  });
  if (!left.ok) return left;
  return left.value === "stays" ? stepFailureOf(reservation.failure) : ok(left.value);
}

/**
 * Only the lost one: a concurrent duplicate invocation may have stored a newer one, under which something may have
 * been sent.
 */
async function dropReservation(
  ports: StepPorts,
  { target, lost }: { readonly target: StepTarget; readonly lost: TransportReservation },
): Promise<void> {
  await changeInAttempt(ports, {
    target,
    change: (process) => {
      const { reservation, submitTries, ...rest } = process.submitting;
      return reservation?.externalId === lost.externalId ? { ...process, submitting: rest } : process;
    },
  });
}
