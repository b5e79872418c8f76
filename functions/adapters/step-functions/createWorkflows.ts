import {
  ExecutionAlreadyExists,
  StartExecutionCommand,
  SFNClient,
  InvalidToken,
  SendTaskSuccessCommand,
  TaskDoesNotExist,
  TaskTimedOut,
} from "@aws-sdk/client-sfn";
import { err, ok, type Result } from "#domain/result.ts";
import type {
  ExecutionState,
  WorkflowUnavailable,
  SubmitWorkflow,
  DeliveryWorkflow,
} from "#ports/sending/SubmitWorkflow.ts";
import { clientOfLocalAws, type LocalAws } from "../system/LocalAws.ts";
import type { PaymentWorkflow } from "#ports/payment/PaymentRepository.ts";

/** The waiting timed out, or was ended by another return; the environments name a used token differently. */
const NOT_WAITING = [TaskTimedOut, TaskDoesNotExist, InvalidToken];

export interface StateMachine {
  readonly client: SFNClient;
  readonly stateMachineArn: string;
}

/**
 * Starts an execution under a name that says what it is for. The same name again is the same execution: while it runs,
 * Step Functions answers the second start like the first; when it is over, it refuses it.
 */
async function startExecution(
  { client, stateMachineArn }: StateMachine,
  execution: { readonly name: string; readonly input: Readonly<Record<string, string | number>> },
): Promise<Result<ExecutionState, WorkflowUnavailable>> {
  try {
    await client.send(
      new StartExecutionCommand({
        stateMachineArn,
        name: execution.name,
        input: JSON.stringify(execution.input),
      }),
    );
    return ok("running");
  } catch (error) {
    if (error instanceof ExecutionAlreadyExists) return ok("ended");
    if (error instanceof Error) return err({ kind: "workflow-unavailable" });
    throw error;
  }
}

export function openStateMachine(stateMachineArn: string): StateMachine {
  return { client: new SFNClient({}), stateMachineArn };
}

/** The same at a portal's AWS endpoint on this machine, for commands outside of it. */
export function openLocalStateMachine(stateMachineArn: string, local: LocalAws): StateMachine {
  return { client: new SFNClient(clientOfLocalAws(local)), stateMachineArn };
}

export function createPaymentWorkflow(machine: StateMachine): PaymentWorkflow {
  return {
    startCollecting: (processId, requestId) =>
      startExecution(machine, { name: `${processId}_${requestId}`, input: { processId, waits: "yes" } }),
    startCheck: (processId, dueAt) =>
      startExecution(machine, {
        name: `${processId}_${Date.parse(dueAt)}`,
        input: { processId, waits: "no" },
      }),
    async wake(taskToken) {
      try {
        await machine.client.send(new SendTaskSuccessCommand({ taskToken, output: "{}" }));
      } catch (error) {
        if (!NOT_WAITING.some((kind) => error instanceof kind)) throw error;
      }
    },
  };
}

export function createSubmitWorkflow(machine: StateMachine): SubmitWorkflow {
  return {
    startSubmission: (processId, attempt) =>
      startExecution(machine, { name: `${processId}_${attempt}`, input: { processId, attempt } }),
  };
}

export function createDeliveryWorkflow(machine: StateMachine): DeliveryWorkflow {
  return {
    startCheck: (processId, dueAt) =>
      startExecution(machine, { name: `${processId}_${Date.parse(dueAt)}`, input: { processId } }),
  };
}
