import type { Result } from "../domain/result.ts";
import type { ExecutionState, WorkflowUnavailable } from "./SubmitWorkflow.ts";

/** Looks after applications on their way: one short execution per due check. */
export interface DeliveryWorkflow {
  startCheck(processId: string, dueAt: string): Promise<Result<ExecutionState, WorkflowUnavailable>>;
}
