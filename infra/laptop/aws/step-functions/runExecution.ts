import { randomUUID } from "node:crypto";
import { ExecutionAbortedError, ExecutionTimeoutError, type StateMachine } from "aws-local-stepfunctions";
import { z } from "zod";
import type { StateMachineResource } from "#infra/laptop/template/PortalResources.ts";
import type { ExecutionEvent, StoredExecution } from "./executionStore.ts";

export type LoadedMachine = {
  readonly resource: StateMachineResource;
  readonly machine: StateMachine;
  readonly handlers: Record<string, (input: unknown) => Promise<unknown>>;
};

export type RunningExecution = {
  /** As it stands now, with the events so far. */
  readonly current: () => StoredExecution;
  readonly ended: Promise<StoredExecution>;
  readonly abort: (reason: { error?: string | undefined; cause?: string | undefined }) => void;
};

/** Of the history of an execution, which ends with it. */
const MOST_EVENTS = 25_000;
/** Events of Step Functions for one of the library: a task is also scheduled, started and ended, at each try. */
const EVENTS_OF_TASK = 3;

/** What Step Functions charges: the start, every state that is entered and every further try. */
const TRANSITIONS: ReadonlySet<string> = new Set(["ExecutionStarted", "StateEntered", "StateRetried"]);

export function runExecution(
  execution: StoredExecution,
  machine: LoadedMachine & { readonly onTransition: () => void },
): RunningExecution {
  const events: ExecutionEvent[] = [];
  let reason: { error?: string | undefined; cause?: string | undefined } = {};
  const run = machine.machine.run(jsonSchema.parse(JSON.parse(execution.input)), {
    overrides: { taskResourceLocalHandlers: jsonHandlers(machine.handlers) },
    context: {
      Execution: { Id: execution.executionArn, Name: execution.name },
      // One for the execution: a machine of the portal waits at most once.
      Task: { Token: `${execution.executionArn}:${randomUUID()}` },
      StateMachine: { Id: execution.machineArn, Name: execution.machineName },
    },
  });
  let recorded = 0;
  let isTooLong = false;
  const collected = (async () => {
    for await (const event of run.eventLogs) {
      if (TRANSITIONS.has(event.type)) machine.onTransition();
      events.push(eventFrom(event));
      recorded += eventsOf(event);
      if (recorded < MOST_EVENTS || isTooLong) continue;
      isTooLong = true;
      run.abort();
    }
  })();
  const ended = run.result
    .then((output): Partial<StoredExecution> => ({ status: "SUCCEEDED", output: JSON.stringify(output) }))
    .catch((error: unknown): Partial<StoredExecution> =>
      isTooLong ? HISTORY_TOO_LONG : outcomeOf(error, reason),
    )
    .then(async (outcome): Promise<StoredExecution> => {
      await collected;
      return { ...execution, ...outcome, stoppedAt: Date.now(), events };
    });
  return {
    current: () => ({ ...execution, events: [...events] }),
    ended,
    abort: (given) => {
      reason = given;
      run.abort();
    },
  };
}

const HISTORY_TOO_LONG: Partial<StoredExecution> = {
  status: "FAILED",
  error: "States.Runtime",
  cause: `The execution has reached the maximum number of history events (${MOST_EVENTS}).`,
};

function eventsOf(event: LibraryEvent): number {
  if (event.type === "StateRetried") return EVENTS_OF_TASK;
  return event.type === "StateEntered" && event.state.type === "Task" ? 1 + EVENTS_OF_TASK : 1;
}

function outcomeOf(
  error: unknown,
  reason: { error?: string | undefined; cause?: string | undefined },
): Partial<StoredExecution> {
  if (error instanceof ExecutionAbortedError) {
    return {
      status: "ABORTED",
      ...(reason.error === undefined ? {} : { error: reason.error }),
      ...(reason.cause === undefined ? {} : { cause: reason.cause }),
    };
  }
  if (error instanceof ExecutionTimeoutError) return { status: "TIMED_OUT", error: "States.Timeout" };
  // The library wraps the error that ended the execution.
  const failed = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(failed instanceof Error)) return { status: "FAILED", error: "States.Runtime", cause: String(failed) };
  const cause = typeof failed.cause === "string" ? failed.cause : failed.message;
  return { status: "FAILED", error: failed.name, cause };
}

const jsonSchema = z.json();

type JsonHandler = NonNullable<
  NonNullable<NonNullable<Parameters<StateMachine["run"]>[1]>["overrides"]>["taskResourceLocalHandlers"]
>[string];

/** What crosses a Lambda call is JSON; the library types it so. */
function jsonHandlers(handlers: LoadedMachine["handlers"]): Record<string, JsonHandler> {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]): [string, JsonHandler] => [
      name,
      async (input) => jsonSchema.parse((await handler(input)) ?? null),
    ]),
  );
}

type LibraryEvent =
  ReturnType<StateMachine["run"]>["eventLogs"] extends AsyncGenerator<infer Event> ? Event : never;

/** An event of the library in the words of Step Functions' history. */
function eventFrom(event: LibraryEvent): ExecutionEvent {
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
