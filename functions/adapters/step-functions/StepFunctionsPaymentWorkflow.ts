import { InvalidToken, SendTaskSuccessCommand, TaskDoesNotExist, TaskTimedOut } from "@aws-sdk/client-sfn";
import type { PaymentWorkflow } from "../../ports/PaymentWorkflow.ts";
import { startExecution, type StateMachine } from "./startExecution.ts";

/** The waiting ended by itself, or by another return; the homes name a used token differently. */
const NOBODY_WAITS = [TaskTimedOut, TaskDoesNotExist, InvalidToken];

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
        if (!NOBODY_WAITS.some((kind) => error instanceof kind)) throw error;
      }
    },
  };
}
