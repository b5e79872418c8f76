import { ok, type Result } from "../../domain/result.ts";
import { nextDeliveryCheck } from "../../domain/submission/deliveryChecks.ts";
import { withEvent } from "../../domain/submission/DeliveryReceipt.ts";
import type { Submission } from "../../domain/submission/Submission.ts";
import type { DeliveryState } from "../../ports/AuthorityTransport.ts";
import type { Ports } from "../../ports/Ports.ts";

export type DeliveryCheckFailure = { readonly kind: "transient"; readonly cause: string };

/** Asks the transport once whether an application arrived, and notes the answer. Final answers end the looking. */
export async function checkDelivery(
  ports: Pick<Ports, "submissions" | "transports" | "clock" | "log" | "seal">,
  processId: string,
): Promise<Result<void, DeliveryCheckFailure>> {
  const submission = await ports.submissions.get(processId);
  if (submission?.nextCheckAt === undefined) return ok(undefined);
  const { sealed, reservation } = submission;
  const state = await ports.transports.by(sealed.kind).checkDelivery({ sealed, reservation });
  if (!state.ok) ports.log.write("delivery-check-failed", { processId, cause: state.failure.kind });
  const look = { state: state.ok ? state.value : ({ kind: "in-transit" } as const), now: ports.clock.now() };
  const told = JSON.stringify(withDelivery(submission, look).receipt);
  const sealedReceipt =
    told === JSON.stringify(submission.receipt) ? undefined : await ports.seal?.sealStatement(told);
  const changed = await ports.submissions.update<never>(processId, (current) => {
    const next = withDelivery(current, look);
    // A look beside this one may have told more; then its own seal stays.
    return ok(
      sealedReceipt === undefined || JSON.stringify(next.receipt) !== told
        ? next
        : { ...next, sealedReceipt },
    );
  });
  if (state.ok) ports.log.write("delivery-checked", { processId, state: state.value.kind });
  return changed.ok || changed.failure.kind === "submission-not-found"
    ? ok(undefined)
    : { ok: false, failure: { kind: "transient", cause: changed.failure.kind } };
}

/** The record after a look: delivered or rejected is final; otherwise the next look is planned, or the time is over. */
function withDelivery(
  submission: Submission,
  { state, now }: { readonly state: DeliveryState; readonly now: Date },
): Submission {
  const { nextCheckAt, ...rest } = submission;
  const checks = submission.checks + 1;
  if (state.kind === "delivered") {
    return {
      ...rest,
      checks,
      status: "SUCCESSFULLY_SUBMITTED",
      statusChanged: now.toISOString(),
      receipt: withEvent(submission.receipt, { event: "delivered", at: state.at }),
      deliveredAt: state.at,
      evidence: [...state.evidence],
    };
  }
  if (state.kind === "rejected") {
    return {
      ...rest,
      checks,
      status: "PROCESSING_ERROR",
      statusChanged: now.toISOString(),
      receipt: withEvent(submission.receipt, { event: "rejected", at: state.at }),
      problems: state.problems.map(({ title, detail }) => ({ title, detail })),
      evidence: [...state.evidence],
    };
  }
  const next = nextDeliveryCheck(checks, { submittedAt: new Date(submission.submissionDate), now });
  return next === undefined
    ? {
        ...rest,
        checks,
        status: "UNKNOWN",
        statusChanged: now.toISOString(),
        receipt: withEvent(submission.receipt, { event: "unresolved", at: now.toISOString() }),
      }
    : { ...rest, checks, nextCheckAt: next.toISOString() };
}
