import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import type { InvokeFunction } from "#infra/laptop/lambda/InvokeFunction.ts";
import { LARGEST_DATA } from "./messages.ts";

export type DefinitionFailure = { readonly kind: "definition-not-known"; readonly sentence: string };

type TaskHandlers = Record<string, (input: unknown) => Promise<unknown>>;

const stateSchema = z.object({
  Type: z.string(),
  Resource: z.string().optional(),
  TimeoutSeconds: z.number().optional(),
  Branches: z.array(z.unknown()).optional(),
  Iterator: z.unknown().optional(),
  ItemProcessor: z.unknown().optional(),
});
const machineSchema = z.object({ States: z.record(z.string(), stateSchema) });
/** Where a state says nothing: a day, more than any execution here runs. */
const WAIT_SECONDS = 86_400;
const invokeParameters = z.object({ FunctionName: z.string(), Payload: z.unknown() });

/** A handler for each Lambda task of a definition, those in Map and Parallel included, by state name. */
export function lambdaTasks(
  definition: unknown,
  options: {
    readonly machineName: string;
    readonly invoke: InvokeFunction;
    readonly tokens: TaskTokens;
  },
): Result<TaskHandlers, DefinitionFailure> {
  const machine = machineSchema.safeParse(definition);
  if (!machine.success) return err(unknownDefinition(`state machine ${options.machineName} has no States`));
  const handlers: TaskHandlers = {};
  for (const [stateName, state] of Object.entries(machine.data.States)) {
    const nested = [...(state.Branches ?? []), state.Iterator, state.ItemProcessor].filter(
      (one) => one !== undefined,
    );
    for (const inner of nested) {
      const innerHandlers = lambdaTasks(inner, options);
      if (!innerHandlers.ok) return innerHandlers;
      Object.assign(handlers, innerHandlers.value);
    }
    if (state.Type !== "Task") continue;
    const handler = taskHandler(state, options);
    if (handler === undefined) {
      const where = `state ${stateName} of ${options.machineName}`;
      return err(unknownDefinition(`task resource ${state.Resource ?? "(none)"} of ${where}`));
    }
    handlers[stateName] = handler;
  }
  return ok(handlers);
}

function taskHandler(
  { Resource: resource = "", TimeoutSeconds: seconds = WAIT_SECONDS }: z.infer<typeof stateSchema>,
  { invoke, tokens }: { readonly invoke: InvokeFunction; readonly tokens: TaskTokens },
): TaskHandlers[string] | undefined {
  if (resource.startsWith("arn:aws:lambda:")) return (input) => result(resource, { invoke, event: input });
  if (resource === "arn:aws:states:::lambda:invoke.waitForTaskToken") {
    return (input) => {
      const { FunctionName, Payload } = invokeParameters.parse(input);
      return tokens.wait(Payload, {
        seconds,
        work: () => result(FunctionName, { invoke, event: Payload }),
      });
    };
  }
  if (resource !== "arn:aws:states:::lambda:invoke") return undefined;
  return async (input) => {
    const { FunctionName, Payload } = invokeParameters.parse(input);
    const payload = await result(FunctionName, { invoke, event: Payload });
    return { Payload: payload, StatusCode: 200, ExecutedVersion: "$LATEST" };
  };
}

/** Ends the execution: neither Retry nor Catch find it among all errors. */
function refuseLarge(what: "input" | "result", data: unknown): void {
  if (Buffer.byteLength(JSON.stringify(data ?? null)) <= LARGEST_DATA) return;
  const message = `The state/task has an ${what} with a size exceeding the maximum number of bytes service limit.`;
  throw Object.assign(new Error(message), {
    name: "States.DataLimitExceeded",
    isRetryable: false,
    isCatchable: false,
  });
}

/** A failed function becomes an error with Lambda's name, so that Retry and Catch find it by ErrorEquals. */
async function result(arn: string, call: { invoke: InvokeFunction; event: unknown }): Promise<unknown> {
  refuseLarge("input", call.event);
  const answer = await call.invoke(arn, { event: call.event });
  if (answer.ok) {
    refuseLarge("result", answer.value);
    return answer.value;
  }
  const { errorType, errorMessage, trace } = answer.failure;
  // The cause that Step Functions hand on, which the library takes from the message.
  const cause = JSON.stringify({ errorType, errorMessage, trace });
  throw Object.assign(new Error(cause), { name: errorType });
}

export function unknownDefinition(what: string): DefinitionFailure {
  return { kind: "definition-not-known", sentence: `The embedded stack cannot provide this: ${what}.` };
}

interface Waiting {
  readonly end: (output: unknown) => void;
}

const payloadSchema = z.looseObject({ taskToken: z.string() });

export type TaskTokens = ReturnType<typeof createTaskTokens>;

/** Tasks that wait until their token is sent; the payload of such a task carries it as `taskToken`. */
export function createTaskTokens() {
  const waiting = new Map<string, Waiting>();
  return {
    /** Runs the task and waits, at most so many seconds by this machine's clock. */
    async wait(
      payload: unknown,
      { seconds, work }: { readonly seconds: number; readonly work: () => Promise<unknown> },
    ): Promise<unknown> {
      const { taskToken } = payloadSchema.parse(payload);
      let timer: NodeJS.Timeout | undefined;
      const sent = new Promise<unknown>((resolve, reject) => {
        waiting.set(taskToken, { end: resolve });
        const late = Object.assign(new Error("nobody sent the token"), { name: "States.Timeout" });
        timer = setTimeout(() => {
          reject(late);
        }, seconds * 1000).unref();
      });
      // Without a listener when the work fails first.
      sent.catch(() => undefined);
      try {
        await work();
        return await sent;
      } finally {
        clearTimeout(timer);
        waiting.delete(taskToken);
      }
    },
    /** Whether a task waited for it. */
    send(taskToken: string, output: unknown): boolean {
      const found = waiting.get(taskToken);
      found?.end(output);
      return found !== undefined;
    },
  };
}
