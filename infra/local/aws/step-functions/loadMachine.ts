import type { TaskTokens } from "./taskTokens.ts";
import { StateMachine } from "aws-local-stepfunctions";
import { z } from "zod";
import { err, ok, type Result } from "../../../../functions/domain/result.ts";
import type { InvokeFunction } from "../../lambda/InvokeFunction.ts";
import type { StateMachineResource } from "../../template/PortalResources.ts";
import { lambdaTasks, type DefinitionFailure } from "./lambdaTasks.ts";
import type { LoadedMachine } from "./runExecution.ts";

/** The library checks the whole of it; here only that it can be one. */
const definitionSchema = z.custom<ConstructorParameters<typeof StateMachine>[0]>(
  (value) => typeof value === "object" && value !== null && "States" in value,
);

export function loadMachine(
  resource: StateMachineResource,
  { invoke, tokens }: { readonly invoke: InvokeFunction; readonly tokens: TaskTokens },
): Result<LoadedMachine, DefinitionFailure> {
  const definition: unknown = JSON.parse(resource.definition);
  const handlers = lambdaTasks(definition, { machineName: resource.name, invoke, tokens });
  if (!handlers.ok) return handlers;
  try {
    const machine = new StateMachine(definitionSchema.parse(definition), {
      validationOptions: { checkArn: false },
    });
    return ok({ resource, machine, handlers: handlers.value });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, " ") : "";
    return err({
      kind: "definition-not-known",
      sentence: `State machine ${resource.name} is not valid: ${reason}`,
    });
  }
}
