import type { Result } from "../domain/result.ts";
import type { WorkflowUnavailable } from "./SubmitWorkflow.ts";

/** Looks after applications on their way: one short execution per due check. */
export interface DeliveryWorkflow {
  startCheck(processId: string, dueAt: string): Promise<Result<void, WorkflowUnavailable>>;
}
