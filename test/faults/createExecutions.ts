import { StateMachine } from "aws-local-stepfunctions";
import { z } from "zod";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { ok } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import type { SubmitWorkflow } from "#ports/sending/SubmitWorkflow.ts";
import { type CaughtError, reasonOfError, stepError } from "#runtime/step/stepError.ts";
import { failSubmission } from "#usecases/sending/steps/failSubmission.ts";
import type { StepTarget } from "#usecases/sending/steps/runSubmitStep.ts";
import { impatientMachine } from "../fixtures/impatientMachine.ts";
import { submitSteps } from "../fixtures/submitSteps.ts";
import type { FaultyState } from "./FaultPlan.ts";
import type { Work } from "./callStep.ts";

/** Calls a state's function; `over` ends the execution at once and without a word. */
export type CallState = (call: {
  readonly state: FaultyState;
  readonly attempt: number;
  readonly work: Work;
  readonly over: () => void;
}) => Promise<void>;

const MACHINE = new StateMachine(impatientMachine("submit-process"));
const STATES: readonly FaultyState[] = [...SUBMIT_STEPS, "SUBMISSION_FAILURE"];
const NO_PAUSES = Object.fromEntries(STATES.map((state) => [state, 0]));
const inputSchema = z.object({
  processId: z.string(),
  attempt: z.number(),
  failure: z.object({ Error: z.string(), Cause: z.string() }).optional(),
});

interface Executions {
  readonly workflow: SubmitWorkflow;
  /** Runs everything that was started to its end. */
  runStarted(): Promise<void>;
}

/** Step Functions in this process, with the deployed definition: a name is started once, and then runs or is over. */
export function createExecutions(callState: CallState): Executions {
  const executions = new Map<string, { readonly target: StepTarget; state: "waiting" | "over" }>();
  return {
    workflow: {
      startSubmission: (processId, attempt) => {
        const name = `${processId}_${attempt}`;
        const known = executions.get(name);
        if (known === undefined) executions.set(name, { target: { processId, attempt }, state: "waiting" });
        return Promise.resolve(ok(known?.state === "over" ? "ended" : "running"));
      },
    },
    async runStarted() {
      for (const execution of executions.values()) {
        if (execution.state === "over") continue;
        await run(execution.target, callState);
        execution.state = "over";
      }
    },
  };
}

async function run(target: StepTarget, callState: CallState): Promise<void> {
  const handler = (state: FaultyState) => async (input: unknown) => {
    const { failure, ...given } = inputSchema.parse(input);
    const work =
      state === "SUBMISSION_FAILURE" ? failing(given, failure ?? { Error: "" }) : working(state, given);
    // The first state is called before there is an execution that could be ended.
    await Promise.resolve();
    await callState({
      state,
      attempt: given.attempt,
      work,
      over: () => {
        execution.abort();
      },
    });
    return { ...given };
  };
  const execution = MACHINE.run(
    { ...target },
    {
      noThrowOnAbort: true,
      overrides: {
        taskResourceLocalHandlers: Object.fromEntries(STATES.map((state) => [state, handler(state)])),
        retryIntervalOverrides: NO_PAUSES,
      },
    },
  );
  // A failed execution has recorded that in the process, or the sweep notices that it did not.
  await execution.result.catch(() => undefined);
}

function working(state: Exclude<FaultyState, "SUBMISSION_FAILURE">, target: StepTarget): Work {
  return async (ports) => {
    const done = await submitSteps(ports)[state](target);
    if (!done.ok) throw asLambdaTells(stepError(done.failure));
  };
}

/** Lambda describes an error in JSON, which Step Functions hand on as the cause. */
function asLambdaTells({ name, message }: Error): Error {
  const cause = JSON.stringify({ errorType: name, errorMessage: message, trace: [] });
  return Object.assign(new Error(cause), { name });
}

function failing(target: StepTarget, error: CaughtError): Work {
  return async (ports: Pick<Ports, "processes" | "clock" | "log">) => {
    const ended = await failSubmission(ports, { target, reason: reasonOfError(error) });
    if (!ended.ok) throw new Error(ended.failure.cause);
  };
}
