import { isDeepStrictEqual } from "node:util";
import type { Process } from "#domain/application/Process.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import type { MemoryPorts } from "../fixtures/memoryPorts.ts";

/** How an application ended. The first three are as they must be. */
export type Ending =
  | { readonly kind: "one" }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "failed-then-one"; readonly reason: string }
  /** Called sent although the authority holds nothing that it can open, or something of the person's is gone. */
  | { readonly kind: "lost"; readonly what: string }
  | { readonly kind: "doubled" }
  /** Neither sent nor visibly failed. */
  | { readonly kind: "silent"; readonly at: string };

export interface Judged {
  /** As it was when it was sent. */
  readonly sent: Process;
  readonly after: "pipeline" | "all-looks";
}

/** Compares both sides: what the authority holds, and what the person sees. */
export function judge(ports: MemoryPorts, { sent, after }: Judged): Ending {
  const { stored, transport, xta, postbox } = ports;
  const held = [...transport.received.keys(), ...xta.received.keys()];
  if (held.length > 1 || postbox.received.size > 1) return { kind: "doubled" };
  if (transport.unreadable.size > 0)
    return { kind: "lost", what: "the ciphertext is not the one that was sealed" };
  const process = stored.processes.get(sent.id);
  if (process === undefined) return { kind: "lost", what: "the process" };
  const record = stored.submissions.get(sent.id);
  if (process.resultsAvailableUntil !== undefined) {
    if (record === undefined) return { kind: "lost", what: "the record" };
    if (record.externalId !== held[0]) return { kind: "lost", what: "the application" };
    return isToldTruly(record, { received: postbox.received.size, after })
      ? { kind: "one" }
      : { kind: "lost", what: "the copy for the mailbox" };
  }
  const { status, submitting } = process;
  if (status !== "SUBMIT_FAILURE" || submitting?.failureReason === undefined) {
    return { kind: "silent", at: `${status} ${submitting?.progress ?? ""}` };
  }
  if (submitting.acceptedAt !== undefined) return { kind: "silent", at: "accepted, and called a failure" };
  const isKept =
    isDeepStrictEqual(process.formData, sent.formData) &&
    sent.attachments.every(
      ({ attachmentId, size }) =>
        process.attachments.some((kept) => kept.attachmentId === attachmentId && kept.status === "stored") &&
        stored.uploads.get(`${sent.id}/${attachmentId}`)?.length === size,
    );
  return isKept
    ? { kind: "failed", reason: submitting.failureReason }
    : { kind: "lost", what: "answers or files" };
}

/** What is called sent is there; what is not may have arrived without an answer, and is checked. */
function isToldTruly(
  { postbox }: Submission,
  { received, after }: { readonly received: number; readonly after: Judged["after"] },
): boolean {
  switch (postbox?.state) {
    case "sent":
      return received === 1;
    case "pending":
      return after === "pipeline" && postbox.nextCheckAt !== undefined;
    case "failed":
      return received === 0;
    default:
      return false;
  }
}
