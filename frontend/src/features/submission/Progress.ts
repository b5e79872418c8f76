import type { ResponseOf } from "../../../../functions/contract/operations.ts";

/** How far sending has come, as the server tells it. */
export type Progress = ResponseOf<"getProgress">;
