import { ok } from "#domain/result.ts";
import { nextDeliveryCheck, TRACKED_DAYS } from "#domain/sending/deliveryChecks.ts";
import { withEvent } from "#domain/sending/DeliveryReceipt.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import type { TransportReservation } from "#domain/sending/SealedApplication.ts";
import type { Ports } from "#ports/Ports.ts";
import { sealedParts } from "../steps/sealedParts.ts";

type ResendPorts = Pick<Ports, "submissions" | "transports" | "clock" | "log" | "results" | "sealed">;

/** `later`: sent again, or retried at the next delivery check. `never`: nothing is left that could be sent. */
export type Resent = { readonly submission: Submission; readonly outcome: "later" | "never" };

const DAY_MILLISECONDS = 86_400_000;

/**
 * Sends an application again that the authority did not fetch in time, once, from the very ciphertext: the transport has
 * ended the first one, so the authority gets one. The new reservation is stored before anything is sent under it.
 */
export async function resendUnfetched(ports: ResendPorts, unfetched: Submission): Promise<Resent> {
  const { processId, sealed, sealingId, submissionDate, resentAt } = unfetched;
  const parts = sealedParts(ports, { processId, sealingId });
  const age = ports.clock.now().getTime() - Date.parse(submissionDate);
  const never: Resent = { submission: unfetched, outcome: "never" };
  if (resentAt !== undefined || age > TRACKED_DAYS * DAY_MILLISECONDS) return never;
  if (sealed.kind !== "fit-connect" || !(await ports.sealed.has(processId))) return never;
  const record = { ports, processId };
  const transport = ports.transports.by(sealed.kind);
  const reserved =
    unfetched.resending === undefined ? await transport.reserve(sealed) : ok(unfetched.resending);
  if (!reserved.ok) {
    return reserved.failure.kind === "transport-refused" ? never : later(unfetched);
  }
  // A concurrent check may already have stored a reservation: the first one stored is used.
  const begun = await changed(record, (current) => ({
    ...current,
    resending: current.resending ?? reserved.value,
  }));
  const reservation = begun.resending ?? reserved.value;
  if (begun.resentAt !== undefined) return later(begun);
  const sent = await transport.submit({ sealed, reservation }, { parts, triedBefore: true });
  if (sent.ok) {
    ports.log.write("delivery-resent", { processId });
    return later(await changed(record, (current) => onItsWayAgain(current, { reservation, ports })));
  }
  ports.log.write("delivery-check-failed", { processId, cause: sent.failure.kind });
  if (sent.failure.kind === "transport-refused") return { submission: begun, outcome: "never" };
  if (sent.failure.kind !== "reservation-lost") return later(begun);
  return later(await changed(record, ({ resending, ...rest }) => rest));
}

function later(submission: Submission): Resent {
  return { submission, outcome: "later" };
}

function onItsWayAgain(
  { resending, ...rest }: Submission,
  given: { readonly reservation: TransportReservation; readonly ports: Pick<Ports, "clock"> },
): Submission {
  const now = given.ports.clock.now();
  const { externalId } = given.reservation;
  const at = now.toISOString();
  const next = nextDeliveryCheck(0, { submittedAt: now, now })?.toISOString();
  return {
    ...rest,
    reservation: given.reservation,
    externalId,
    resentAt: at,
    checks: 0,
    receipt: withEvent({ ...rest.receipt, externalId }, { event: "resent", at }),
    ...(next !== undefined && { nextCheckAt: next }),
  };
}

async function changed(
  { ports, processId }: { readonly ports: Pick<Ports, "submissions">; readonly processId: string },
  change: (current: Submission) => Submission,
): Promise<Submission> {
  const updated = await ports.submissions.update<never>(processId, (current) =>
    ok(current.resentAt === undefined ? change(current) : current),
  );
  if (!updated.ok) throw new Error(updated.failure.kind);
  return updated.value;
}
