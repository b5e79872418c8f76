import type { SubmitWorkflow } from "../../ports/SubmitWorkflow.ts";
import { startExecution, type StateMachine } from "./startExecution.ts";

export function createSubmitWorkflow(machine: StateMachine): SubmitWorkflow {
  return {
    startSubmission: (processId, attempt) =>
      startExecution(machine, { name: `${processId}_${attempt}`, input: { processId, attempt } }),
  };
}
