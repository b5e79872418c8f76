import type { ProcessStatus } from "./ProcessStatus.ts";

/** While an application has one of these, its answers can change. */
export const EDITABLE_STATUSES = [
  "CREATED",
  "EDITING",
  "COMPLETED",
  "ELECTRONIC_NOTICE_SELECTED",
] as const satisfies readonly ProcessStatus[];
