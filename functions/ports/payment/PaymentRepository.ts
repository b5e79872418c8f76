import type { Payment } from "#domain/payment/Payment.ts";
import type { PaymentEvent } from "#domain/payment/PaymentEvent.ts";
import type { Result } from "#domain/result.ts";
import type { WriteConflict } from "../application/ProcessRepository.ts";
import type { StoredList } from "../operation/StoredList.ts";
import type { ExecutionState, WorkflowUnavailable } from "../sending/SubmitWorkflow.ts";

/** An addition to a payment: events, and the schedule of further checks. */
export interface PaymentAddition {
  readonly events: readonly PaymentEvent[];
  readonly checks: number;
  /** Absent: nothing is open. */
  readonly nextCheckAt?: string;
  /** Absent: nothing waits. */
  readonly taskToken?: string;
}

export interface DuePayment {
  readonly processId: string;
  readonly nextCheckAt: string;
}

/** Payments of applications, kept longer than those. Events are only ever added. */
export interface PaymentRepository {
  get(processId: string): Promise<Payment | undefined>;
  /**
   * Reads, decides, appends. A concurrent write makes the store refuse, and `decide` runs again. Where there is
   * nothing yet, `decide` sees a payment without events. A failure appends nothing.
   */
  append<Failure>(
    to: Pick<Payment, "processId" | "service">,
    decide: (payment: Payment) => Result<PaymentAddition, Failure>,
  ): Promise<Result<Payment, Failure | WriteConflict>>;
  /** Payments whose next check is due, the longest waiting first, page by page. */
  listDue(now: Date): AsyncIterable<readonly DuePayment[]>;
  /** Payments with mismatches that an operator has to resolve, and with `all` the resolved ones, too; for operators. */
  listMismatches(which: { readonly all: boolean }): Promise<StoredList<Payment>>;
}

/** Polls payments that no browser waits for. */
export interface PaymentWorkflow {
  /** Waits for the browser's return from the payment page, for a while, then asks the provider. */
  startCollecting(processId: string, requestId: string): Promise<Result<ExecutionState, WorkflowUnavailable>>;
  /** Asks the provider once. */
  startCheck(processId: string, dueAt: string): Promise<Result<ExecutionState, WorkflowUnavailable>>;
  /** Ends the waiting; the execution may no longer be waiting. */
  wake(taskToken: string): Promise<void>;
}
