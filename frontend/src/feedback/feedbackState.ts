import type { BodyOf } from "#contract/operations.ts";
import { liveValue } from "#ui/settings/listeners.ts";

export type FeedbackKind = BodyOf<"sendFeedback">["kind"];

/** Whether the form at the foot of the page is open, and what it was opened for. */
export interface FeedbackState {
  readonly open: boolean;
  readonly kind: FeedbackKind | undefined;
  /** Grows with every time that it was asked for from elsewhere: then the focus goes there. */
  readonly asked: number;
}

export const feedback = liveValue<FeedbackState>({ open: false, kind: undefined, asked: 0 });

export function showFeedback(change: Partial<FeedbackState>): void {
  feedback.set({ ...feedback.now(), ...change });
}

/** From a link elsewhere on the page. */
export function askForFeedback(kind: FeedbackKind): void {
  showFeedback({ open: true, kind, asked: feedback.now().asked + 1 });
}
