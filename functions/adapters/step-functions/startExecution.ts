import { ExecutionAlreadyExists, StartExecutionCommand, type SFNClient } from "@aws-sdk/client-sfn";
import { err, ok, type Result } from "../../domain/result.ts";
import type { ExecutionState, WorkflowUnavailable } from "../../ports/SubmitWorkflow.ts";

export interface StateMachine {
  readonly client: SFNClient;
  readonly stateMachineArn: string;
}

/**
 * Starts an execution under a name that says what it is for. The same name again is the same execution: while it runs,
 * Step Functions answers the second start like the first; when it is over, it refuses it.
 */
export async function startExecution(
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
