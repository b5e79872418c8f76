import type { ResponseOf } from "../../../../functions/contract/operations.ts";

/** An application as its owner sees it. */
export type ProcessView = ResponseOf<"getProcess">;
