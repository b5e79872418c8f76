import { requiresPayment } from "../../../../functions/contract/fee.ts";
import type { Draft } from "./Draft.ts";

/**
 * What paying means for a draft. `running`: money may be on its way; `unclear`: money came that fits nothing, and
 * somebody looks at it; `cancelled` and `failed`: nothing came, it can be paid anew.
 */
export type DraftPayment = "none" | "due" | "running" | "cancelled" | "failed" | "unclear" | "paid";

/** A draft is held exactly as long as money may be on its way or has come. */
export function draftPayment(
  draft: Pick<Draft, "status" | "feeDue" | "paymentAmount" | "paymentHeldUntil">,
): DraftPayment {
  const isHeld = draft.paymentHeldUntil !== undefined;
  switch (draft.status) {
    case "COMPLETED":
    case "ELECTRONIC_NOTICE_SELECTED":
      return requiresPayment(draft) && draft.paymentAmount === null ? "due" : "none";
    case "PAYMENT_PENDING":
      return isHeld ? "running" : "cancelled";
    case "PAYMENT_FAILURE":
      return isHeld ? "unclear" : "failed";
    case "PAID":
      return "paid";
    default:
      return "none";
  }
}

/** Something changes without the person: the provider's word comes, or the application goes out. */
export function changesItself(draft: Draft): boolean {
  return ["running", "paid"].includes(draftPayment(draft));
}
