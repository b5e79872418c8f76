import type { Result } from "../domain/result.ts";

export interface WorkflowUnavailable {
  readonly kind: "workflow-unavailable";
}

/** The long-running part. Execution names are made of id and attempt, so that a second start is no second run. */
export interface SubmitWorkflow {
  startSubmission(processId: string, attempt: number): Promise<Result<void, WorkflowUnavailable>>;
}
