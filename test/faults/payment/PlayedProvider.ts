import type { PaymentProvider } from "#ports/payment/PaymentProvider.ts";

/** What a person can press on the payment page. */
export const CHOICES = ["pay", "pay-twice", "fail", "cancel", "close"] as const;
export type Choice = (typeof CHOICES)[number];

/** What the next calls to the payment service meet. */
export const FAULTS = [
  /** It begins the payment, and its answer is lost. */
  "drop-answer",
  "unavailable",
  /** A gateway's page in place of an answer. */
  "gateway-page",
  /** It answers after the caller's timeout. */
  "slow",
  "forbidden",
  "wrong-amount",
  "wrong-currency",
  "wrong-request-id",
  /** It says that the payment exists, and knows none. */
  "duplicate",
  "foreign-page",
  /** What was begun is not found by its request id. */
  "transaction-ids-only",
] as const;
export type Fault = (typeof FAULTS)[number];

/** How money that was taken shows: at once, later, or after the payment was said to have failed. */
export type Booking = "at-once" | "delayed-booking" | "failed-then-paid";

/** A payment service controlled by a test. What it really took is kept apart from what its calls answer. */
export interface PlayedProvider {
  /** As the portal reaches it. */
  readonly provider: PaymentProvider;
  /** This many of the next matching calls meet the fault; it replaces the one before. */
  order(fault: Fault | "none", times?: number): Promise<void>;
  press(
    pageUrl: string,
    pressed: { readonly choice: Choice; readonly booking: Booking; readonly delayMilliseconds: number },
  ): Promise<void>;
  advance(milliseconds: number): Promise<void>;
  /** How often money was taken, by request id. */
  charges(): Promise<ReadonlyMap<string, number>>;
}
