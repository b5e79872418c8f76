import type { ResponseOf } from "../../../../functions/contract/operations.ts";

export type SentApplication = ResponseOf<"listSubmittedProcesses">["submissions"][number];
