import type { Result } from "../domain/result.ts";
import type { ExecutionState, WorkflowUnavailable } from "./SubmitWorkflow.ts";

/** Looks after payments that nobody waits for. */
export interface PaymentWorkflow {
  /** Waits for the browser's return from the payment page, for a while, then asks the provider. */
  startCollecting(processId: string, requestId: string): Promise<Result<ExecutionState, WorkflowUnavailable>>;
  /** Asks the provider once. */
  startLook(processId: string, dueAt: string): Promise<Result<ExecutionState, WorkflowUnavailable>>;
  /** Ends the waiting; nobody may be waiting any more. */
  wake(taskToken: string): Promise<void>;
}
