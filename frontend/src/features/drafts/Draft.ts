import type { ResponseOf } from "../../../../functions/contract/operations.ts";

export type Draft = ResponseOf<"listProcesses">["processes"][number];
