import type { ResponseOf } from "../../../../functions/contract/operations.ts";
import type { ProcessData } from "../../features/process-data/processData.ts";

/** A hand-over whose place is known. */
export type PlacedProcessData = ProcessData & { readonly location: NonNullable<ProcessData["location"]> };
export type Service = ResponseOf<"getService">;
export type Offer = ResponseOf<"listForms">["forms"][number];
