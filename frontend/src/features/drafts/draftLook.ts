import type { BadgeProps } from "../../components/Badge.tsx";
import type { Draft } from "./Draft.ts";
import { draftPayment } from "./draftPayment.ts";

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
export function draftLook(draft: Parameters<typeof draftPayment>[0]) {
  const { status } = draft;
  const isDue = status === "COMPLETED" && draftPayment(draft) === "due";
  const label = isDue ? ("drafts.paymentDue" as const) : (`drafts.status.${status}` as const);
  return { ...BADGES[status], label };
}
