import type { SubmitStep } from "#domain/sending/submitSteps.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";

export type FaultyState = SubmitStep | "SUBMISSION_FAILURE";

/** When a call that hangs goes on: before it is tried again, after the execution, or amid the next attempt. */
export type Awakening = "concurrent-with-retry" | "after-the-execution" | "in-the-next-attempt";

/** What one call of a step meets. */
export type StepFault =
  | { readonly kind: "none" }
  | { readonly kind: "throws-before" }
  /** The function dies when so many calls of stores and transports have taken effect. */
  | { readonly kind: "killed"; readonly afterCalls: number }
  /** All of it took effect, and the answer was lost. */
  | { readonly kind: "killed-after" }
  /** It hangs after so many calls, is given up by the state machine, and goes on later as a duplicate invocation. */
  | { readonly kind: "times-out"; readonly afterCalls: number; readonly awakes: Awakening }
  | { readonly kind: "answered-twice" }
  | { readonly kind: "concurrent-duplicate" };

export interface TransportFault {
  readonly call: "seal" | "reserve" | "submit";
  /** Of the second transport, where there are two. */
  readonly ofSecond?: true;
  readonly fault: TransportFailure | "lost-answer";
}

/** What one call of the mailbox service meets. */
export interface PostboxFault {
  readonly call: "seal" | "reserve" | "submit";
  readonly fault: TransportFailure | "lost-answer";
}

/** Everything that goes wrong with one application. */
export interface FaultPlan {
  /** What the calls of a step meet, in order; calls behind the end meet nothing. */
  readonly steps: Partial<Record<FaultyState, readonly StepFault[]>>;
  /** What the calls of the transports meet, in order. */
  readonly transport: readonly TransportFault[];
  /** What the calls of the mailbox service meet, in order. */
  readonly postbox?: readonly PostboxFault[];
  /** What happens between the write of the status and the start of the execution. */
  readonly start?: "killed-before-start" | "killed-after-start" | "unavailable";
  /** The execution is over without a word when this step begins for the first time (its time is up, or it was stopped). */
  readonly executionEndsAt?: FaultyState;
  /** XTA first, FIT-Connect when it refuses; otherwise FIT-Connect alone. */
  readonly twoTransports?: boolean;
}
