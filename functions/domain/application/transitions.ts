import { err, ok, type Result } from "../result.ts";
import { type ProcessStatus, EDITABLE_STATUSES } from "./ProcessStatus.ts";

/**
 * Which status may follow which. The specification names the statuses and not the moves, so this table is ours;
 * every write of a status goes through it, and the store refuses the write when the prior status has changed meanwhile.
 * After a failed transfer the content stays as it was sent: the transport may have accepted it although its answer was
 * lost, and a changed application under the same reservation would be a second one.
 */
export const TRANSITIONS = {
  edit: { from: EDITABLE_STATUSES, to: "EDITING" },
  complete: { from: EDITABLE_STATUSES, to: "COMPLETED" },
  /** After a payment that came to nothing (`isUnpaidAgain`): what is corrected is confirmed and paid anew. */
  editUnpaid: { from: ["PAYMENT_PENDING", "PAYMENT_FAILURE"], to: "EDITING" },
  completeUnpaid: { from: ["PAYMENT_PENDING", "PAYMENT_FAILURE"], to: "COMPLETED" },
  selectElectronicNotice: {
    from: ["COMPLETED", "ELECTRONIC_NOTICE_SELECTED"],
    to: "ELECTRONIC_NOTICE_SELECTED",
  },
  startPayment: {
    from: ["COMPLETED", "ELECTRONIC_NOTICE_SELECTED", "PAYMENT_PENDING", "PAYMENT_FAILURE"],
    to: "PAYMENT_PENDING",
  },
  /** Also after a failure: the provider's confirmation may arrive late. */
  confirmPayment: { from: ["PAYMENT_PENDING", "PAYMENT_FAILURE"], to: "PAID" },
  failPayment: { from: ["PAYMENT_PENDING"], to: "PAYMENT_FAILURE" },
  /** The person sends unpaid and pays by invoice. */
  submitUnpaid: {
    from: ["COMPLETED", "ELECTRONIC_NOTICE_SELECTED", "PAYMENT_PENDING", "PAYMENT_FAILURE"],
    to: "SUBMITTED",
  },
  submit: { from: ["COMPLETED", "ELECTRONIC_NOTICE_SELECTED", "PAID", "SUBMIT_FAILURE"], to: "SUBMITTED" },
  /** Before anything was sealed: a rejected file can only be replaced by the person. */
  giveBack: { from: ["SUBMITTED"], to: "EDITING" },
  failSubmission: { from: ["SUBMITTED"], to: "SUBMIT_FAILURE" },
} as const satisfies Record<string, { readonly from: readonly ProcessStatus[]; readonly to: ProcessStatus }>;

export type Transition = keyof typeof TRANSITIONS;

export interface IllegalTransition {
  readonly kind: "illegal-transition";
  readonly status: ProcessStatus;
  readonly transition: Transition;
}

/** The status after the transition, or why it may not happen. */
export function nextStatus(
  status: ProcessStatus,
  transition: Transition,
): Result<ProcessStatus, IllegalTransition> {
  const allowed: readonly ProcessStatus[] = TRANSITIONS[transition].from;
  return allowed.includes(status)
    ? ok(TRANSITIONS[transition].to)
    : err({ kind: "illegal-transition", status, transition });
}
