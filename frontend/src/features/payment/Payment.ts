import type { ResponseOf } from "../../../../functions/contract/operations.ts";

export type Payment = ResponseOf<"getPayment">;
