import { ExecutionAlreadyExists, StartExecutionCommand, type SFNClient } from "@aws-sdk/client-sfn";
import { err, ok, type Result } from "../../domain/result.ts";
import type { WorkflowUnavailable } from "../../ports/SubmitWorkflow.ts";

export interface StateMachine {
  readonly client: SFNClient;
  readonly stateMachineArn: string;
}

/**
 * Starts an execution under a name that says what it is for. The same name again is the same execution: Step Functions
 * refuses the second start, which is what the caller wanted.
 */
export async function startExecution(
  { client, stateMachineArn }: StateMachine,
  execution: { readonly name: string; readonly input: Readonly<Record<string, string | number>> },
): Promise<Result<void, WorkflowUnavailable>> {
  try {
    await client.send(
      new StartExecutionCommand({
        stateMachineArn,
        name: execution.name,
        input: JSON.stringify(execution.input),
      }),
    );
    return ok(undefined);
  } catch (error) {
    if (error instanceof ExecutionAlreadyExists) return ok(undefined);
    if (error instanceof Error) return err({ kind: "workflow-unavailable" });
    throw error;
  }
}
