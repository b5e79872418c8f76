import { ok } from "../../../../functions/domain/result.ts";
import type { ServiceAnswer } from "../jsonProtocol.ts";
import type { ExecutionEvent, StoredExecution } from "./StoredExecution.ts";

/** Step Functions gives times as seconds. */
export function summaryOf(execution: StoredExecution): Record<string, unknown> {
  return {
    executionArn: execution.executionArn,
    stateMachineArn: execution.machineArn,
    name: execution.name,
    status: execution.status,
    startDate: execution.startedAt / 1000,
    ...(execution.stoppedAt === undefined ? {} : { stopDate: execution.stoppedAt / 1000 }),
  };
}

export function describeExecution(execution: StoredExecution): ServiceAnswer {
  const { input, output, error, cause } = execution;
  return ok({ ...summaryOf(execution), input, output, error, cause });
}

export function historyOf(execution: StoredExecution): ServiceAnswer {
  return ok({
    events: execution.events.map((event, index) => ({
      id: index + 1,
      previousEventId: index,
      timestamp: event.timestamp / 1000,
      type: event.type,
      ...detailsOf(event),
    })),
  });
}

function detailsOf(event: ExecutionEvent): Record<string, unknown> {
  const name = event.state;
  const failure = { error: event.error, cause: event.cause };
  if (event.type.endsWith("StateEntered")) {
    return { stateEnteredEventDetails: { name, input: JSON.stringify(event.input) } };
  }
  if (event.type.endsWith("StateExited")) {
    return { stateExitedEventDetails: { name, output: JSON.stringify(event.output) } };
  }
  switch (event.type) {
    case "LambdaFunctionFailed":
      return { lambdaFunctionFailedEventDetails: failure };
    case "ExecutionStarted":
      return { executionStartedEventDetails: { input: JSON.stringify(event.input) } };
    case "ExecutionSucceeded":
      return { executionSucceededEventDetails: { output: JSON.stringify(event.output) } };
    case "ExecutionFailed":
      return { executionFailedEventDetails: failure };
    default:
      return {};
  }
}
