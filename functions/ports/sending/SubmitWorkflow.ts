import type { Result } from "#domain/result.ts";

export interface WorkflowUnavailable {
  readonly kind: "workflow-unavailable";
}

/** `running`: started now, or before and not over. `ended`: it ran under this name and is over, whatever it reached. */
export type ExecutionState = "running" | "ended";

/** The long-running part. Execution names are made of id and attempt, so that a second start is no second run. */
export interface SubmitWorkflow {
  startSubmission(processId: string, attempt: number): Promise<Result<ExecutionState, WorkflowUnavailable>>;
}

/** Tracks sent applications: one short execution per due delivery check. */
export interface DeliveryWorkflow {
  startCheck(processId: string, dueAt: string): Promise<Result<ExecutionState, WorkflowUnavailable>>;
}
