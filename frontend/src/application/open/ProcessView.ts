import type { ResponseOf } from "#contract/operations.ts";

/** An application as its owner sees it. */
export type ProcessView = ResponseOf<"getProcess">;
