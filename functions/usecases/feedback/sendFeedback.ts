import type { Feedback } from "../../domain/feedback/Feedback.ts";
import { FEEDBACK_LIMIT } from "../../domain/feedback/rateLimits.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import { readableText } from "../../domain/text/readableText.ts";
import type { Ports } from "../../ports/Ports.ts";

export type FeedbackPorts = Pick<Ports, "clock" | "feedback" | "ids" | "limiter" | "log">;

/** Keeps what somebody tells of the portal; the log says that there is something, and of which kind. */
export async function sendFeedback(
  { clock, feedback, ids, limiter, log }: FeedbackPorts,
  sent: Omit<Feedback, "feedbackId" | "receivedAt" | "email"> & {
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
    ...(email !== undefined && { email }),
    page,
    locale,
  });
  log.write("feedback-received", { kind, page, locale });
  return ok(null);
}
