import type { BadgeProps } from "../../components/Badge.tsx";
import type { Draft } from "./Draft.ts";

type Look = Pick<BadgeProps, "tone" | "icon">;

const EDIT: Look = { tone: "info", icon: "edit" };

/** Pencil while the person can go on, alert where something went wrong or waits (specification §4). */
export const DRAFT_BADGES: Readonly<Record<Draft["status"], Look>> = {
  CREATED: EDIT,
  EDITING: EDIT,
  COMPLETED: EDIT,
  ELECTRONIC_NOTICE_SELECTED: EDIT,
  PAID: EDIT,
  PAYMENT_PENDING: { tone: "warning", icon: "warning" },
  PAYMENT_FAILURE: { tone: "danger", icon: "error" },
  SUBMIT_FAILURE: { tone: "danger", icon: "error" },
  SUBMITTED: { tone: "info", icon: "sync" },
};
