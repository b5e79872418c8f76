import type { Feedback } from "../domain/feedback/Feedback.ts";

/** What people told of the portal, for as long as it is kept. */
export interface FeedbackStore {
  add(feedback: Feedback): Promise<void>;
  /** In no order; what is over may still be among it. */
  list(): Promise<readonly Feedback[]>;
}
