import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { callToSave } from "#ui/api/client.ts";
import { forgetAnswersOfTab } from "#ui/api/tabStorage.ts";
import type { BadgeProps } from "#ui/components/Badge.tsx";
import { requiresPayment } from "#domain/payment/paymentStanding.ts";
import type { ResponseOf } from "#contract/operations.ts";

export type Draft = ResponseOf<"listProcesses">["processes"][number];

/** What is on its way, or has money on its way, stays until that has ended. */
export function isDeletable({
  status,
  paymentHeldUntil,
}: Pick<Draft, "status" | "paymentHeldUntil">): boolean {
  return status !== "SUBMITTED" && paymentHeldUntil === undefined;
}

/**
 * Deletes drafts, and what this tab keeps of them; the failure that left some, undefined when all are gone. One that is not
 * found was deleted: elsewhere, or by a try whose answer was lost. The portal then deletes none of several.
 */
export async function deleteDrafts(ids: readonly string[]): Promise<ApiFailure | undefined> {
  const result = await callToSave("deleteProcesses", { query: { id: [...ids] } });
  const isMissing = !result.ok && isProblem(result.failure, "process-not-found");
  if (!result.ok && !isMissing) return result.failure;
  for (const id of isMissing && ids.length > 1 ? ids : []) {
    const failure = await deleteDrafts([id]);
    if (failure !== undefined) return failure;
  }
  for (const id of ids) forgetAnswersOfTab(id);
  return undefined;
}

/**
 * What paying means for a draft. `running`: money may be on its way; `unclear`: money came that fits nothing, and
 * an operator resolves it; `cancelled` and `failed`: nothing came, it can be paid anew.
 */
export type DraftPayment = "none" | "due" | "running" | "cancelled" | "failed" | "unclear" | "paid";

type Badge = Pick<BadgeProps, "tone" | "icon">;

const EDIT: Badge = { tone: "info", icon: "edit" };

/** Pencil while the person can go on, alert where something went wrong or waits (specification §4). */
const BADGES: Readonly<Record<Draft["status"], Badge>> = {
  CREATED: EDIT,
  EDITING: EDIT,
  COMPLETED: EDIT,
  ELECTRONIC_NOTICE_SELECTED: EDIT,
  PAID: EDIT,
  PAYMENT_PENDING: { tone: "warning", icon: "warning" },
  PAYMENT_FAILURE: { tone: "danger", icon: "warning" },
  SUBMIT_FAILURE: { tone: "danger", icon: "warning" },
  SUBMITTED: { tone: "info", icon: "sync" },
};

/** Label and icon of a draft. Finished and still to be paid has a label of its own. */
export function draftBadge(draft: Parameters<typeof draftPayment>[0]) {
  const { status } = draft;
  const isDue = status === "COMPLETED" && draftPayment(draft) === "due";
  const label = isDue ? ("drafts.paymentDue" as const) : (`drafts.status.${status}` as const);
  return { ...BADGES[status], label };
}

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

/** Something changes without the person: the provider reports, or the application goes out. */
export function changesItself(draft: Draft): boolean {
  return ["running", "paid"].includes(draftPayment(draft));
}
