import { randomUUID } from "node:crypto";
import { z } from "zod";
import { ok } from "#domain/result.ts";
import { serviceRefused, type ServiceAnswer, type ServiceFailure } from "../jsonProtocol.ts";
import type { ExecutionEvent, StoredExecution } from "./executionStore.ts";

/** What the portal asks of Step Functions. */
export const machineRequest = z.object({ stateMachineArn: z.string() });
export const executionRequest = z.object({ executionArn: z.string() });

export const startRequest = z.object({
  stateMachineArn: z.string(),
  name: z.string().default(() => randomUUID()),
  input: z.string().default("{}"),
});
export const taskSuccessRequest = z.object({
  taskToken: z.string(),
  output: z.string().refine((text) => isJson(text), "must be JSON"),
});
export const listRequest = machineRequest.extend({
  statusFilter: z.string().optional(),
  maxResults: z.number().default(100),
});
export const stopRequest = executionRequest.extend({
  error: z.string().optional(),
  cause: z.string().optional(),
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Of an input, a result, an output, in bytes. */
export const LARGEST_DATA = 256 * 1024;
/** Whatever Step Functions refuses in names of executions: white space, brackets, wildcards, signs, control characters. */
const NOT_IN_NAMES = /[\s<>{}[\]?*"#%\\^|~`$&,;:/\u0000-\u001f\u007f-\u009f]/;

/** What Step Functions refuses in a start, in its words. */
export function startRefusal({ name, input }: z.infer<typeof startRequest>): ServiceFailure | undefined {
  if (name.length === 0 || name.length > 80 || NOT_IN_NAMES.test(name)) {
    return serviceRefused("InvalidName", `Invalid Name: '${name}'`);
  }
  if (Buffer.byteLength(input) > LARGEST_DATA) {
    const rule = `Member must have length less than or equal to ${LARGEST_DATA}`;
    return serviceRefused("ValidationException", `Value at 'input' failed to satisfy constraint: ${rule}`);
  }
  return isJson(input)
    ? undefined
    : serviceRefused("InvalidExecutionInput", "Invalid State Machine Execution Input");
}

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
