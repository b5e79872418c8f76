import { randomUUID } from "node:crypto";
import { ExecutionAbortedError, ExecutionTimeoutError, type StateMachine } from "aws-local-stepfunctions";
import { z } from "zod";
import type { StateMachineResource } from "../../template/PortalResources.ts";
import { eventFrom } from "./eventFrom.ts";
import type { ExecutionEvent, StoredExecution } from "./StoredExecution.ts";

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
  const collected = (async () => {
    for await (const event of run.eventLogs) {
      if (TRANSITIONS.has(event.type)) machine.onTransition();
      events.push(eventFrom(event));
    }
  })();
  const ended = run.result
    .then((output): Partial<StoredExecution> => ({ status: "SUCCEEDED", output: JSON.stringify(output) }))
    .catch((error: unknown): Partial<StoredExecution> => outcomeOf(error, reason))
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
