import { readFileSync } from "node:fs";
import path from "node:path";
import { StateMachine, type StateMachineDefinition } from "aws-local-stepfunctions";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { impatientMachine } from "../fixtures/impatientMachine.ts";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { SUBMISSION_FAILURE_REASONS } from "#domain/sending/Submitting.ts";

const FOLDER = path.join(import.meta.dirname, "../../statemachines");
const stateSchema = z.looseObject({
  Type: z.string(),
  Next: z.string().optional(),
  End: z.boolean().optional(),
  TimeoutSeconds: z.number().optional(),
  Retry: z.array(z.looseObject({ ErrorEquals: z.array(z.string()), MaxAttempts: z.number() })).optional(),
  Catch: z.array(z.looseObject({ ErrorEquals: z.array(z.string()), Next: z.string() })).optional(),
});
const machineSchema = z.looseObject({ StartAt: z.string(), States: z.record(z.string(), stateSchema) });

function read(name: string): z.infer<typeof machineSchema> {
  const json: unknown = JSON.parse(readFileSync(path.join(FOLDER, `${name}.asl.json`), "utf8"));
  return machineSchema.parse(json);
}

/** Not a failure of the step: Lambda takes no call at the moment. All pauses together are eight minutes, half of it on average. */
const WHEN_LAMBDA_IS_BUSY = {
  ErrorEquals: [
    "Lambda.TooManyRequestsException",
    "Lambda.ServiceException",
    "Lambda.AWSLambdaException",
    "Lambda.SdkClientException",
  ],
  IntervalSeconds: 2,
  MaxAttempts: 12,
  BackoffRate: 2,
  MaxDelaySeconds: 60,
  JitterStrategy: "FULL",
};

interface Run {
  readonly calls: readonly string[];
  readonly ended: "succeeded" | "failed";
  readonly failureInput: unknown;
}

/** Runs the pipeline; `failing` names the step that fails, how often and with which error. */
async function run(failing?: {
  readonly step: string;
  readonly error: string;
  readonly times: number;
  readonly definition?: typeof impatientMachine;
}): Promise<Run> {
  const calls: string[] = [];
  let failures = 0;
  let failureInput: unknown;
  const handlers = Object.fromEntries(
    [...SUBMIT_STEPS, "SUBMISSION_FAILURE"].map((step) => [
      step,
      (input: unknown): Promise<{ processId: string; attempt: number } | null> => {
        calls.push(step);
        if (step === "SUBMISSION_FAILURE") failureInput = input;
        if (step === failing?.step && failures < failing.times) {
          failures += 1;
          const error = new Error("ordered to fail");
          error.name = failing.error;
          return Promise.reject(error);
        }
        return Promise.resolve(step === "SUBMISSION_FAILURE" ? null : { processId: "p", attempt: 1 });
      },
    ]),
  );
  const machine = new StateMachine((failing?.definition ?? impatientMachine)("submit-process"));
  const execution = machine.run(
    { processId: "p", attempt: 1 },
    {
      overrides: {
        taskResourceLocalHandlers: handlers,
        retryIntervalOverrides: Object.fromEntries(SUBMIT_STEPS.map((step) => [step, 0])),
      },
    },
  );
  const ended = await execution.result.then(
    () => "succeeded" as const,
    () => "failed" as const,
  );
  return { calls, ended, failureInput };
}

describe("the submit pipeline", () => {
  it("names its states like the steps that people see, in the order of work", () => {
    const machine = read("submit-process");
    const order: string[] = [];
    for (
      let state: string | undefined = machine.StartAt;
      state !== undefined;
      state = machine.States[state]?.Next
    ) {
      order.push(state);
    }
    expect(order).toEqual([...SUBMIT_STEPS, "SUBMISSION_COMPLETED"]);
    expect(Object.keys(machine.States)).toContain("SUBMISSION_FAILURE");
  });

  it("runs every step once, in order", async () => {
    expect(await run()).toEqual({ calls: [...SUBMIT_STEPS], ended: "succeeded", failureInput: undefined });
  });

  it.each(SUBMIT_STEPS)("recovers when %s fails twice", async (step) => {
    const { calls, ended } = await run({ step, error: "TransientFailure", times: 2 });
    expect(ended).toBe("succeeded");
    expect(calls.filter((call) => call === step)).toHaveLength(3);
    expect(calls).not.toContain("SUBMISSION_FAILURE");
  });

  const FAILING = SUBMIT_STEPS.filter((step) => step !== "SUBMIT_DATA_TO_POSTBOX");

  it.each(["TransientFailure", "PermanentFailure", "States.Timeout", "TypeError"])(
    "goes on to the record when the copy for the mailbox ends in %s",
    async (error) => {
      const { calls, ended } = await run({ step: "SUBMIT_DATA_TO_POSTBOX", error, times: 100 });
      expect(ended).toBe("succeeded");
      expect(calls.at(-1)).toBe("SAVE_SUBMISSION");
      expect(calls).not.toContain("SUBMISSION_FAILURE");
    },
  );

  it.each(FAILING)("ends with its own last step when %s keeps failing", async (step) => {
    const { calls, ended, failureInput } = await run({ step, error: "TransientFailure", times: 100 });
    // A run that fails did not end by a step of its own, and rings.
    expect(ended).toBe("succeeded");
    expect(calls.filter((call) => call === step)).toHaveLength(4);
    expect(calls.at(-1)).toBe("SUBMISSION_FAILURE");
    expect(failureInput).toMatchObject({
      processId: "p",
      attempt: 1,
      failure: { Error: "TransientFailure" },
    });
  });

  it("does not retry permanent failures", async () => {
    const step = "SUBMIT_DATA_TO_AUTHORITY";
    const { calls } = await run({ step, error: "PermanentFailure", times: 100 });
    expect(calls.filter((call) => call === step)).toHaveLength(1);
    expect(calls.at(-1)).toBe("SUBMISSION_FAILURE");
  });

  it.each(WHEN_LAMBDA_IS_BUSY.ErrorEquals)(
    "waits until Lambda takes a call again after %s",
    async (error) => {
      const step = "SEAL_DATA";
      const { calls, ended } = await run({ step, error, times: 12 });
      expect(ended).toBe("succeeded");
      expect(calls.filter((call) => call === step)).toHaveLength(13);
    },
  );

  it("retries and catches the same in every step; only the mailbox's leads on to the record", () => {
    const { States: states } = read("submit-process");
    const blocks = SUBMIT_STEPS.map((step) => [step, states[step]?.Retry, states[step]?.Catch]);
    expect(blocks).toEqual(
      SUBMIT_STEPS.map((step) => [
        step,
        [
          WHEN_LAMBDA_IS_BUSY,
          { ErrorEquals: ["PermanentFailure"], MaxAttempts: 0 },
          {
            ErrorEquals: ["States.ALL"],
            IntervalSeconds: 2,
            MaxAttempts: 3,
            BackoffRate: 2,
            MaxDelaySeconds: 60,
            JitterStrategy: "FULL",
          },
        ],
        [
          {
            ErrorEquals: ["States.ALL"],
            ResultPath: "$.failure",
            Next: step === "SUBMIT_DATA_TO_POSTBOX" ? "SAVE_SUBMISSION" : "SUBMISSION_FAILURE",
          },
        ],
      ]),
    );
  });

  it("ends in the same way under a definition of before, which lists the reasons", async () => {
    const step = "SUBMIT_DATA_TO_AUTHORITY";
    const { calls, failureInput } = await run({
      step,
      error: "PermanentFailure",
      times: 100,
      definition: definitionOfBefore,
    });
    expect(calls.filter((call) => call === step)).toHaveLength(4);
    expect(calls.at(-1)).toBe("SUBMISSION_FAILURE");
    expect(failureInput).toMatchObject({ processId: "p", failure: { Error: "PermanentFailure" } });
  });
});

/** The definition under which executions of an earlier deployment run. */
function definitionOfBefore(name: string): ReturnType<typeof impatientMachine> {
  const { StartAt, States, ...rest } = impatientMachine(name);
  const listed = SUBMISSION_FAILURE_REASONS.filter((reason) => reason !== "authority-unreachable");
  const text = JSON.stringify(States).replaceAll(
    '["PermanentFailure"]',
    JSON.stringify(listed.map((reason) => `PermanentFailure.${reason}`)),
  );
  expect(text).toContain("PermanentFailure.file-missing");
  return { ...rest, StartAt, States: z.custom<StateMachineDefinition["States"]>().parse(JSON.parse(text)) };
}

it.each(["submit-process", "track-delivery", "collect-payment"])(
  "%s waits in every task while Lambda takes no call, before it counts failures",
  (name) => {
    for (const [state, { Type, Retry }] of Object.entries(read(name).States)) {
      if (Type === "Task") expect([state, Retry?.[0]]).toEqual([state, WHEN_LAMBDA_IS_BUSY]);
    }
  },
);

describe.each(["submit-process", "track-delivery"])("%s", (name) => {
  it("gives every task a time limit and a retry", () => {
    for (const [state, { Type, TimeoutSeconds, Retry }] of Object.entries(read(name).States)) {
      if (Type !== "Task") continue;
      expect([state, TimeoutSeconds !== undefined, (Retry ?? []).length > 0]).toEqual([state, true, true]);
    }
  });

  it("leads every path to an end", () => {
    const { States: states } = read(name);
    for (const [state, { Next, End, Type, Catch }] of Object.entries(states)) {
      const ends = End === true || Type === "Succeed";
      expect([state, ends || Next !== undefined]).toEqual([state, true]);
      for (const target of [Next, ...(Catch ?? []).map((clause) => clause.Next)]) {
        if (target !== undefined) expect(Object.keys(states)).toContain(target);
      }
    }
  });
});
