import type { Payment } from "../domain/payment/Payment.ts";
import type { PaymentEvent } from "../domain/payment/PaymentEvent.ts";
import type { Result } from "../domain/result.ts";
import type { WriteConflict } from "./ProcessRepository.ts";
import type { StoredList } from "./StoredList.ts";

/** What is added to a payment: events, and how it is looked after from now on. */
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
   * Reads, decides, adds; refused by the store when anybody else wrote meanwhile, and then decided anew. Where there is
   * nothing yet, `decide` sees a payment without events. A failure adds nothing.
   */
  append<Failure>(
    to: Pick<Payment, "processId" | "service">,
    decide: (payment: Payment) => Result<PaymentAddition, Failure>,
  ): Promise<Result<Payment, Failure | WriteConflict>>;
  /** Payments whose next look is due, the longest waiting first, page by page. */
  listDue(now: Date): AsyncIterable<readonly DuePayment[]>;
  /** Payments with anything that a person has to look at, and with `all` those that somebody has looked at; for operators. */
  listMismatches(which: { readonly all: boolean }): Promise<StoredList<Payment>>;
}
