import { type Feedback, feedbackExpiresAt } from "#domain/operation/Feedback.ts";
import { FEEDBACK_LIMIT } from "#domain/operation/rateLimits.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { readableText } from "#domain/text/readableText.ts";
import type { Ports } from "#ports/Ports.ts";

export type FeedbackPorts = Pick<Ports, "clock" | "feedback" | "ids" | "limiter" | "log">;

/** Stores feedback on the portal; the log records only that there is some, and its kind. */
export async function sendFeedback(
  { clock, feedback, ids, limiter, log }: FeedbackPorts,
  sent: Omit<Feedback, "feedbackId" | "receivedAt" | "email" | "replyTo"> & {
    readonly email?: string | undefined;
    readonly address: string;
  },
): Promise<Result<null, { readonly kind: "too-many" }>> {
  const { kind, text, email, page, locale, address } = sent;
  if (!(await limiter.admits(FEEDBACK_LIMIT, address))) return err({ kind: "too-many" });
  await feedback.add({
    feedbackId: ids.uuid(),
    receivedAt: clock.now().toISOString(),
    kind,
    text: readableText(text, "\n").trim(),
    ...(email !== undefined && { replyTo: email }),
    page,
    locale,
  });
  log.write("feedback-received", { kind, page, locale });
  return ok(null);
}

/**
 * Feedback since a given time, the oldest first; expired entries are not shown, whether the table deleted them yet or
 * not.
 */
export async function keptFeedback(
  { feedback, clock }: Pick<Ports, "feedback" | "clock">,
  { since = "" }: { readonly since?: string | undefined },
): Promise<readonly Feedback[]> {
  const now = clock.now();
  return (await feedback.list())
    .filter((one) => one.receivedAt >= since && feedbackExpiresAt(one) > now)
    .map(({ replyTo, ...one }) => (replyTo === undefined ? one : { ...one, email: replyTo }))
    .sort((one, other) => one.receivedAt.localeCompare(other.receivedAt));
}
