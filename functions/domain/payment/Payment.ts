import { z } from "zod";
import type { Mismatch, PaymentEvent, PaymentOffice } from "./PaymentEvent.ts";
import { paymentEventSchema } from "./PaymentEvent.ts";

/** The payment of one application as it is stored: its events, and when the provider is asked next. */
export const paymentSchema = z.object({
  processId: z.string(),
  /** Which payment service it is. */
  service: z.object({ authorityId: z.string(), leiKaId: z.string() }),
  events: z.array(paymentEventSchema),
  /** Absent: nothing is open. */
  nextCheckAt: z.iso.datetime().optional(),
  /** Payment checks since the last event. */
  checks: z.int().nonnegative(),
  /** Wakes the workflow that waits for the browser's return. */
  taskToken: z.string().optional(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** One try to pay. `OPEN` may be paid any moment; `DEAD` never began at the provider. */
export interface PaymentAttempt {
  readonly requestId: string;
  readonly amount: number;
  readonly office?: PaymentOffice;
  /** What the person chose before the provider's page. */
  readonly wishedMethod?: string;
  readonly status: "OPEN" | "PAYED" | "FAILED" | "CANCELED" | "DEAD";
  readonly requestedAt: string;
  readonly until: string;
  readonly changedAt: string;
  readonly transactionId?: string;
  readonly reference?: string;
  readonly paidAt?: string;
  readonly method?: string;
  readonly methodDetail?: string;
  /** What else the provider said of how it ended. */
  readonly statusDetail?: string;
  /** Set once the provider is no longer polled. */
  readonly closedAt?: string;
}

/** A mismatch, and how an operator resolved it. */
export interface ListedMismatch extends Mismatch {
  readonly settled?: { readonly at: string; readonly note: string };
}

/** What its events say. */
export interface PaymentState {
  /** The earliest first. */
  readonly attempts: readonly PaymentAttempt[];
  readonly mismatches: readonly ListedMismatch[];
  readonly usedRequestId?: string;
  readonly skipped: boolean;
}

export function paymentState({ events }: Pick<Payment, "events">): PaymentState {
  return events.reduce(afterEvent, { attempts: [], mismatches: [], skipped: false });
}

function afterEvent(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.kind) {
    case "requested": {
      const { requestId, amount, office, wishedMethod, at, until } = event;
      const begun = { requestId, amount, status: "OPEN", requestedAt: at, changedAt: at, until } as const;
      return {
        ...state,
        attempts: [
          ...state.attempts,
          {
            ...begun,
            ...(office !== undefined && { office }),
            ...(wishedMethod !== undefined && { wishedMethod }),
          },
        ],
      };
    }
    case "created":
      return changed(state, { requestId: event.requestId, transactionId: event.transactionId });
    case "reported": {
      const { requestId, at, reference, paidAt, method, methodDetail, status, statusDetail } = event;
      return changed(state, {
        requestId,
        status,
        changedAt: at,
        ...(reference !== undefined && { reference }),
        ...(paidAt !== undefined && { paidAt }),
        ...(method !== undefined && { method }),
        ...(methodDetail !== undefined && { methodDetail }),
        ...(statusDetail !== undefined && { statusDetail }),
      });
    }
    case "abandoned":
      return changed(state, { requestId: event.requestId, status: "DEAD", changedAt: event.at });
    case "closed":
      return changed(state, { requestId: event.requestId, closedAt: event.at });
    case "mismatch":
      return { ...state, mismatches: [...state.mismatches, event] };
    case "settled":
      return {
        ...state,
        mismatches: state.mismatches.map((entry) =>
          entry.requestId === event.requestId && entry.why === event.why && entry.settled === undefined
            ? { ...entry, settled: { at: event.at, note: event.note } }
            : entry,
        ),
      };
    case "used":
      return { ...state, usedRequestId: event.requestId };
    case "skipped":
      return { ...state, skipped: true };
  }
}

function changed(
  state: PaymentState,
  change: Partial<PaymentAttempt> & Pick<PaymentAttempt, "requestId">,
): PaymentState {
  return {
    ...state,
    attempts: state.attempts.map((attempt) =>
      attempt.requestId === change.requestId ? { ...attempt, ...change } : attempt,
    ),
  };
}
