import type { ResponseOf } from "#contract/operations.ts";

export type Draft = ResponseOf<"listProcesses">["processes"][number];

/** What is on its way, or has money on its way, stays until that has ended. */
export function isDeletable({
  status,
  paymentHeldUntil,
}: Pick<Draft, "status" | "paymentHeldUntil">): boolean {
  return status !== "SUBMITTED" && paymentHeldUntil === undefined;
}
