/** Status values of a process (specification §4). Free of zod: the browser imports them as values. */
export const PROCESS_STATUSES = [
  "CREATED",
  "EDITING",
  "COMPLETED",
  "ELECTRONIC_NOTICE_SELECTED",
  "PAYMENT_PENDING",
  "PAID",
  "PAYMENT_FAILURE",
  "SUBMITTED",
  "SUBMIT_FAILURE",
] as const;

export type ProcessStatus = (typeof PROCESS_STATUSES)[number];

/** While an application has one of these, its answers can change; so they can after a payment that came to nothing. */
export const EDITABLE_STATUSES = [
  "CREATED",
  "EDITING",
  "COMPLETED",
  "ELECTRONIC_NOTICE_SELECTED",
] as const satisfies readonly ProcessStatus[];

const PAYING_STATUSES: readonly ProcessStatus[] = ["PAYMENT_PENDING", "PAYMENT_FAILURE"];
const EDITABLE: readonly ProcessStatus[] = EDITABLE_STATUSES;

export interface PaymentHold {
  readonly status: ProcessStatus;
  /** Money may be on its way, or came and fits nothing. */
  readonly paymentHeldUntil?: string | undefined;
}

/** The payment was cancelled or failed: by the provider's last word nothing was debited. */
export function isUnpaidAgain({ status, paymentHeldUntil }: PaymentHold): boolean {
  return PAYING_STATUSES.includes(status) && paymentHeldUntil === undefined;
}

/** Whether answers and files can change. */
export function isEditable(process: PaymentHold): boolean {
  return EDITABLE.includes(process.status) || isUnpaidAgain(process);
}
