import { StateMachine } from "aws-local-stepfunctions";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import type { InvokeFunction } from "#infra/laptop/lambda/InvokeFunction.ts";
import { localArn, type StateMachineResource } from "#infra/laptop/template/PortalResources.ts";
import type { UsageMeter } from "#infra/tools/usage/usageMeter.ts";
import { operation, serviceRefused, type Service, type ServiceAnswer } from "../jsonProtocol.ts";
import { unknownContextPath, withStateNames } from "./contextPaths.ts";
import { openExecutionStore, type StoredExecution } from "./executionStore.ts";
import {
  type DefinitionFailure,
  lambdaTasks,
  createTaskTokens,
  type TaskTokens,
  unknownDefinition,
} from "./lambdaTasks.ts";
import {
  describeExecution,
  historyOf,
  summaryOf,
  executionRequest,
  listRequest,
  machineRequest,
  startRefusal,
  startRequest,
  stopRequest,
  taskSuccessRequest,
} from "./messages.ts";
import { runExecution, type LoadedMachine, type RunningExecution } from "./runExecution.ts";

export type StepFunctions = Service & {
  /** Starts executions again that were running when the stack ended: every step may run twice. */
  readonly resume: () => void;
  readonly executions: () => readonly StoredExecution[];
  /** Ends running executions without an outcome, so that `resume` finds them. */
  readonly stop: () => void;
};

/** The part of the Step Functions API that the portal uses, over aws-local-stepfunctions. */
export function createStepFunctions(options: {
  readonly folder: string;
  readonly machines: readonly StateMachineResource[];
  readonly invoke: InvokeFunction;
  readonly meter: UsageMeter;
}): Result<StepFunctions, DefinitionFailure> {
  const machines = new Map<string, LoadedMachine>();
  const tokens = createTaskTokens();
  for (const resource of options.machines) {
    const loaded = loadMachine(resource, { invoke: options.invoke, tokens });
    if (!loaded.ok) return loaded;
    machines.set(resource.arn, loaded.value);
  }
  const store = openExecutionStore(options.folder);
  const running = new Map<string, RunningExecution>();
  let stopping = false;

  function run(execution: StoredExecution, machine: LoadedMachine): void {
    const used = { service: "states", operation: "transition", by: machine.resource.name };
    const started = runExecution(execution, { ...machine, onTransition: () => options.meter.count(used) });
    running.set(execution.executionArn, started);
    void started.ended.then((ended) => {
      running.delete(execution.executionArn);
      if (!stopping) store.save(ended);
    });
  }

  const known = (arn: string, answer: (execution: StoredExecution) => ServiceAnswer): ServiceAnswer => {
    const execution = running.get(arn)?.current() ?? store.get(arn);
    return execution === undefined
      ? err(serviceRefused("ExecutionDoesNotExist", `Execution Does Not Exist: '${arn}'`))
      : answer(execution);
  };

  const operations: Service["operations"] = new Map(
    Object.entries({
      StartExecution: operation(startRequest, (request) => {
        const machine = machines.get(request.stateMachineArn);
        if (machine === undefined) return err(noMachine(request.stateMachineArn));
        const refusal = startRefusal(request);
        if (refusal !== undefined) return err(refusal);
        const executionArn = localArn("states", `execution:${machine.resource.name}:${request.name}`);
        const previous = running.get(executionArn)?.current() ?? store.get(executionArn);
        if (previous !== undefined) return startedBefore(previous, request.input);
        const execution: StoredExecution = {
          name: request.name,
          machineArn: request.stateMachineArn,
          machineName: machine.resource.name,
          executionArn,
          status: "RUNNING",
          input: request.input,
          startedAt: Date.now(),
          events: [],
        };
        store.save(execution);
        run(execution, machine);
        return ok({ executionArn, startDate: execution.startedAt / 1000 });
      }),
      DescribeExecution: operation(executionRequest, ({ executionArn }) =>
        known(executionArn, describeExecution),
      ),
      GetExecutionHistory: operation(executionRequest, ({ executionArn }) => known(executionArn, historyOf)),
      ListExecutions: operation(listRequest, ({ stateMachineArn, statusFilter, maxResults }) => {
        if (!machines.has(stateMachineArn)) return err(noMachine(stateMachineArn));
        const executions = store
          .list()
          .filter(({ machineArn }) => machineArn === stateMachineArn)
          .filter(({ status }) => statusFilter === undefined || status === statusFilter);
        return ok({ executions: executions.slice(0, maxResults).map(summaryOf) });
      }),
      StopExecution: operation(stopRequest, ({ executionArn, error, cause }) =>
        known(executionArn, () => {
          running.get(executionArn)?.abort({ error, cause });
          return ok({ stopDate: Date.now() / 1000 });
        }),
      ),
      SendTaskSuccess: operation(taskSuccessRequest, ({ taskToken, output }) =>
        tokens.send(taskToken, JSON.parse(output))
          ? ok({})
          : err(serviceRefused("TaskTimedOut", "Nobody waits for this token.")),
      ),
      DescribeStateMachine: operation(machineRequest, ({ stateMachineArn }) => {
        const machine = machines.get(stateMachineArn)?.resource;
        if (machine === undefined) return err(noMachine(stateMachineArn));
        const { name, definition } = machine;
        return ok({ stateMachineArn, name, definition, status: "ACTIVE", type: "STANDARD" });
      }),
    }),
  );

  return ok({
    operations,
    executions: () => store.list().map((stored) => running.get(stored.executionArn)?.current() ?? stored),
    resume: () => {
      for (const execution of store.list().filter(({ status }) => status === "RUNNING")) {
        const machine = machines.get(execution.machineArn);
        if (machine !== undefined && !running.has(execution.executionArn)) run(execution, machine);
      }
    },
    stop: () => {
      stopping = true;
      for (const execution of running.values()) execution.abort({});
    },
  });
}

/** As on AWS: the same name with the same input while it runs is the same execution, anything else is refused. */
function startedBefore(previous: StoredExecution, input: string): ServiceAnswer {
  if (previous.status === "RUNNING" && previous.input === input) {
    return ok({ executionArn: previous.executionArn, startDate: previous.startedAt / 1000 });
  }
  return err(
    serviceRefused("ExecutionAlreadyExists", `Execution Already Exists: '${previous.executionArn}'`),
  );
}

function noMachine(arn: string) {
  return serviceRefused("StateMachineDoesNotExist", `State Machine Does Not Exist: '${arn}'`);
}

/** The library checks the whole of it; here only that it can be one. */
const definitionSchema = z.custom<ConstructorParameters<typeof StateMachine>[0]>(
  (value) => typeof value === "object" && value !== null && "States" in value,
);

function loadMachine(
  resource: StateMachineResource,
  { invoke, tokens }: { readonly invoke: InvokeFunction; readonly tokens: TaskTokens },
): Result<LoadedMachine, DefinitionFailure> {
  const definition = withStateNames(JSON.parse(resource.definition));
  const path = unknownContextPath(definition);
  if (path !== undefined) return err(unknownDefinition(`${path} in state machine ${resource.name}`));
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
