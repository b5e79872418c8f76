import { z } from "zod";
import { err, ok, type Result } from "../../../../functions/domain/result.ts";
import type { InvokeFunction } from "../../lambda/InvokeFunction.ts";

import type { TaskTokens } from "./taskTokens.ts";

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

/** A failed function becomes an error with Lambda's name, so that Retry and Catch find it by ErrorEquals. */
async function result(arn: string, call: { invoke: InvokeFunction; event: unknown }): Promise<unknown> {
  const answer = await call.invoke(arn, { event: call.event });
  if (answer.ok) return answer.value;
  const { errorType, errorMessage, trace } = answer.failure;
  const cause = JSON.stringify({ errorType, errorMessage, trace });
  throw Object.assign(new Error(errorMessage, { cause }), { name: errorType });
}

function unknownDefinition(what: string): DefinitionFailure {
  return { kind: "definition-not-known", sentence: `The embedded stack cannot provide this: ${what}.` };
}
