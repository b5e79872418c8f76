import type { DeliveryWorkflow } from "../../ports/DeliveryWorkflow.ts";
import { startExecution, type StateMachine } from "./startExecution.ts";

export function createDeliveryWorkflow(machine: StateMachine): DeliveryWorkflow {
  return {
    startCheck: (processId, dueAt) =>
      startExecution(machine, { name: `${processId}_${Date.parse(dueAt)}`, input: { processId } }),
  };
}
