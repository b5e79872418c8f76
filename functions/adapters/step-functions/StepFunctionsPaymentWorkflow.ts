import { SendTaskSuccessCommand, TaskDoesNotExist, TaskTimedOut } from "@aws-sdk/client-sfn";
import type { PaymentWorkflow } from "../../ports/PaymentWorkflow.ts";
import { startExecution, type StateMachine } from "./startExecution.ts";

export function createPaymentWorkflow(machine: StateMachine): PaymentWorkflow {
  return {
    startCollecting: (processId, requestId) =>
      startExecution(machine, { name: `${processId}_${requestId}`, input: { processId, waits: "yes" } }),
    startLook: (processId, dueAt) =>
      startExecution(machine, {
        name: `${processId}_${Date.parse(dueAt)}`,
        input: { processId, waits: "no" },
      }),
    async wake(taskToken) {
      try {
        await machine.client.send(new SendTaskSuccessCommand({ taskToken, output: "{}" }));
      } catch (error) {
        // Nobody waits any more: the waiting ended by itself, or by another return.
        if (!(error instanceof TaskTimedOut) && !(error instanceof TaskDoesNotExist)) throw error;
      }
    },
  };
}
