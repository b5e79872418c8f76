import { ok, type Result } from "#domain/result.ts";
import { nextDeliveryCheck, needsSealed } from "#domain/sending/deliveryChecks.ts";
import { withEvent, type DeliveryReceipt } from "#domain/sending/DeliveryReceipt.ts";
import { NOT_FETCHED } from "#domain/sending/deliveryProblems.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import { cutText } from "#domain/text/cutText.ts";
import type { DeliveryState } from "#ports/sending/AuthorityTransport.ts";
import type { Ports } from "#ports/Ports.ts";
import { resendUnfetched } from "./resendUnfetched.ts";

export type DeliveryCheckFailure = { readonly kind: "transient"; readonly cause: string };

type Checked = { readonly submission: Submission; readonly state: DeliveryState };

/** Asks the transport once whether an application arrived, and notes the answer. Final answers end the checks. */
export async function checkArrival(
  ports: Pick<Ports, "submissions" | "transports" | "clock" | "log" | "seal" | "results" | "sealed">,
  processId: string,
): Promise<Result<void, DeliveryCheckFailure>> {
  const known = await ports.submissions.get(processId);
  if (known?.nextCheckAt === undefined) return ok(undefined);
  const { submission, state } = await askTransport(ports, known);
  const seen = { state, now: ports.clock.now() };
  const newReceipt = JSON.stringify(withDelivery(submission, seen).receipt);
  const sealedReceipt =
    newReceipt === JSON.stringify(known.receipt) ? undefined : await ports.seal?.sealStatement(newReceipt);
  const changed = await ports.submissions.update<never>(processId, (current) => {
    // A concurrent check already sent this submission again: ignore this result.
    if (current.externalId !== submission.externalId || current.nextCheckAt === undefined) return ok(current);
    const next = withDelivery(current, seen);
    // A concurrent check may have stored more events; then its own seal stays.
    return ok(
      sealedReceipt === undefined || JSON.stringify(next.receipt) !== newReceipt
        ? next
        : { ...next, sealedReceipt },
    );
  });
  if (!changed.ok) {
    return changed.failure.kind === "submission-not-found"
      ? ok(undefined)
      : { ok: false, failure: { kind: "transient", cause: changed.failure.kind } };
  }
  // The final word, or sent again already: nothing will be sent once more.
  if (!needsSealed(changed.value)) await ports.sealed.deleteProcess(processId);
  return ok(undefined);
}

/** What the transport says, after what was not fetched in time has been sent again where that can be. */
async function askTransport(
  ports: Parameters<typeof checkArrival>[0],
  submission: Submission,
): Promise<Checked> {
  const { processId, sealed, reservation } = submission;
  const answer = await ports.transports.by(sealed.kind).checkDelivery({ sealed, reservation });
  if (!answer.ok) {
    ports.log.write("delivery-check-failed", { processId, cause: answer.failure.kind });
    return { submission, state: { kind: "in-transit" } };
  }
  const state = answer.value;
  ports.log.write("delivery-checked", { processId, state: state.kind });
  if (state.unproven !== undefined) {
    ports.log.write("delivery-events-unproven", { processId, count: state.unproven });
  }
  if (state.kind === "rejected") {
    ports.log.write("delivery-rejected", {
      processId,
      problems: state.problems.map(({ type }) => cutText(type, { characters: 200 })).join(" "),
    });
  }
  if (state.kind !== "not-fetched") return { submission, state };
  const resent = await resendUnfetched(ports, submission);
  return resent.outcome === "later"
    ? { submission: resent.submission, state: { kind: "in-transit" } }
    : { submission: resent.submission, state };
}

/**
 * The record after a check: delivered or rejected is final; otherwise the next check is scheduled, or the period is
 * over.
 */
function withDelivery(
  before: Submission,
  { state, now }: { readonly state: DeliveryState; readonly now: Date },
): Submission {
  const submission = { ...before, receipt: withFetched(before.receipt, state.fetchedAt) };
  const { nextCheckAt, ...rest } = submission;
  const checks = submission.checks + 1;
  const ended = { ...rest, checks, statusChanged: now.toISOString() };
  const withEnd = (event: "delivered" | "rejected" | "unresolved", at: string) =>
    withEvent(submission.receipt, { event, at });
  switch (state.kind) {
    case "delivered":
      return {
        ...ended,
        status: "SUCCESSFULLY_SUBMITTED",
        receipt: withEnd("delivered", state.at),
        deliveredAt: state.at,
        evidence: [...state.evidence],
      };
    case "rejected":
      return {
        ...ended,
        status: "PROCESSING_ERROR",
        receipt: withEnd("rejected", state.at),
        problems: state.problems.map(({ type, title, detail }) => ({ type, title, detail })),
        evidence: [...state.evidence],
      };
    case "not-fetched":
      return {
        ...ended,
        status: "PROCESSING_ERROR",
        receipt: withEnd("rejected", state.at),
        problems: [{ type: NOT_FETCHED, title: "", detail: "" }],
        evidence: [...state.evidence],
      };
    case "in-transit": {
      const submittedAt = new Date(submission.resentAt ?? submission.submissionDate);
      const next = nextDeliveryCheck(checks, { submittedAt, now });
      return next === undefined
        ? { ...ended, status: "UNKNOWN", receipt: withEnd("unresolved", now.toISOString()) }
        : { ...rest, checks, nextCheckAt: next.toISOString() };
    }
  }
}

function withFetched(receipt: DeliveryReceipt, at: string | undefined): DeliveryReceipt {
  return at === undefined ? receipt : withEvent(receipt, { event: "fetched", at });
}
