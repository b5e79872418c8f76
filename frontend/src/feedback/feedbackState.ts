import type { BodyOf } from "#contract/operations.ts";
import { listenersOf } from "#ui/settings/listeners.ts";

export type FeedbackKind = BodyOf<"sendFeedback">["kind"];

/** Whether the form at the foot of the page is open, and what it was opened for. */
export interface FeedbackState {
  readonly open: boolean;
  readonly kind: FeedbackKind | undefined;
  /** Grows with every time that it was asked for from elsewhere: then the focus goes there. */
  readonly asked: number;
}

const CLOSED: FeedbackState = { open: false, kind: undefined, asked: 0 };
let state = CLOSED;
const listeners = listenersOf();

export function feedbackState(): FeedbackState {
  return state;
}

/** For documents that are made by the build. */
export function closedFeedback(): FeedbackState {
  return CLOSED;
}

export const onFeedback = listeners.subscribe;

export function showFeedback(change: Partial<FeedbackState>): void {
  state = { ...state, ...change };
  listeners.notify();
}

/** From a link elsewhere on the page. */
export function askForFeedback(kind: FeedbackKind): void {
  showFeedback({ open: true, kind, asked: state.asked + 1 });
}
