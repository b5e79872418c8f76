import type { StateMachine } from "aws-local-stepfunctions";
import type { ExecutionEvent } from "./StoredExecution.ts";

type LibraryEvent =
  ReturnType<StateMachine["run"]>["eventLogs"] extends AsyncGenerator<infer Event> ? Event : never;

/** An event of the library in the words of Step Functions' history. */
export function eventFrom(event: LibraryEvent): ExecutionEvent {
  const base = { timestamp: event.timestamp };
  switch (event.type) {
    case "ExecutionStarted":
      return { ...base, type: event.type, input: event.input };
    case "ExecutionSucceeded":
      return { ...base, type: event.type, output: event.output };
    case "ExecutionFailed":
      return { ...base, type: event.type, error: event.Error, cause: textOf(event.Cause) };
    case "ExecutionTimeout":
      return { ...base, type: "ExecutionTimedOut" };
    case "StateEntered":
      return {
        ...base,
        type: `${event.state.type}StateEntered`,
        state: event.state.name,
        input: event.state.input,
      };
    case "StateExited":
      return {
        ...base,
        type: `${event.state.type}StateExited`,
        state: event.state.name,
        output: event.state.output,
      };
    case "StateFailed":
      return {
        ...base,
        type: "LambdaFunctionFailed",
        state: event.state.name,
        error: event.Error,
        cause: textOf(event.Cause),
      };
    default:
      return { ...base, type: event.type, ...("state" in event ? { state: event.state.name } : {}) };
  }
}

function textOf(cause: unknown): string {
  return typeof cause === "string" ? cause : JSON.stringify(cause);
}
