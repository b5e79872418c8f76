import { type Feedback, feedbackExpiresAt } from "../../domain/feedback/Feedback.ts";
import type { Ports } from "../../ports/Ports.ts";

/** What people told since a moment, the oldest first; what is over is not shown, whether the table forgot it yet or not. */
export async function keptFeedback(
  { feedback, clock }: Pick<Ports, "feedback" | "clock">,
  { since = "" }: { readonly since?: string | undefined },
): Promise<readonly Feedback[]> {
  const now = clock.now();
  return (await feedback.list())
    .filter((one) => one.receivedAt >= since && feedbackExpiresAt(one) > now)
    .sort((one, other) => one.receivedAt.localeCompare(other.receivedAt));
}
