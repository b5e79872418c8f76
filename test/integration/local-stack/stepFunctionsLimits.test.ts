import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from "@aws-sdk/client-sfn";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStepFunctions } from "#infra/laptop/aws/step-functions/createStepFunctions.ts";
import { functionFailed, type InvokeFunction } from "#infra/laptop/lambda/InvokeFunction.ts";
import { createUsageMeter } from "#infra/tools/usage/usageMeter.ts";
import { err, ok } from "#domain/result.ts";
import { startSampleAws } from "./startSampleAws.ts";
import { eventually } from "#test/eventually.ts";

const port = 4733;
const functionArn = "arn:aws:lambda:eu-central-1:000000000000:function:step";
const WORK = { Type: "Task", Resource: functionArn, End: true };
const throttled = { ErrorEquals: ["Lambda.TooManyRequestsException"], MaxDelaySeconds: 1 };
const DEFINITIONS = {
  work: { WORK: { ...WORK, Catch: [{ ErrorEquals: ["States.ALL"], Next: "GIVE_UP" }] }, GIVE_UP: pass() },
  named: {
    WORK: { ...WORK, Parameters: { "step.$": "$$.State.Name", "given.$": "$" } },
  },
  patient: { WORK: { ...WORK, Retry: [{ ...throttled, IntervalSeconds: 60, JitterStrategy: "FULL" }] } },
  endless: {
    WORK: { Type: "Pass", Next: "AGAIN" },
    AGAIN: {
      Type: "Choice",
      Choices: [{ Variable: "$.done", IsPresent: true, Next: "GIVE_UP" }],
      Default: "WORK",
    },
    GIVE_UP: pass(),
  },
} as const;
const arnOf = (name: string) => `arn:aws:states:eu-central-1:000000000000:stateMachine:${name}`;
const machineOf = (name: string, States: object) => ({
  name,
  arn: arnOf(name),
  definition: JSON.stringify({ StartAt: "WORK", States }),
});

function pass() {
  return { Type: "Pass", End: true };
}

let tries = 0;
const invoke: InvokeFunction = (_arn, { event }) => {
  const text = JSON.stringify(event);
  if (text.includes("busy") && (tries += 1) < 3)
    return Promise.resolve(err(functionFailed("Lambda.TooManyRequestsException", "Rate Exceeded.")));
  return Promise.resolve(ok(text.includes("large") ? "x".repeat(262_200) : event));
};

let aws: Awaited<ReturnType<typeof startSampleAws>>;
let sfn: SFNClient;
beforeAll(async () => {
  const machines = Object.entries(DEFINITIONS).map(([name, states]) => machineOf(name, states));
  aws = await startSampleAws({ port, machines, invoke });
  sfn = new SFNClient(aws.client);
});
afterAll(async () => {
  sfn.destroy();
  await aws.stop();
});

const start = (machine: string, given: { readonly name?: string; readonly input?: string } = {}) =>
  sfn.send(new StartExecutionCommand({ stateMachineArn: arnOf(machine), ...given }));

async function outcomeOf(machine: string, input = "{}") {
  const { executionArn } = await start(machine, { input });
  return eventually(async () => {
    const execution = await sfn.send(new DescribeExecutionCommand({ executionArn }));
    expect(execution.status).not.toBe("RUNNING");
    return execution;
  });
}

describe("a start", () => {
  it.each(["a".repeat(81), "with blank", "a/b", "a:b", "a#b", "a[b]", "ü\u0085"])(
    "is refused under a name that Step Functions does not take: %s",
    async (name) => {
      await expect(start("work", { name })).rejects.toMatchObject({ name: "InvalidName" });
    },
  );

  it("takes the longest name there may be, and signs that are not forbidden", async () => {
    expect((await start("work", { name: `a.b+c=d@${"e".repeat(72)}` })).executionArn).toContain("a.b+c=d@");
  });

  it("is refused with an input of more than 256 kB, counted in bytes, or of no JSON", async () => {
    const large = start("work", { input: JSON.stringify("ü".repeat(131_072)) });
    await expect(large).rejects.toMatchObject({ name: "ValidationException" });
    await expect(start("work", { input: "{" })).rejects.toMatchObject({ name: "InvalidExecutionInput" });
  });
});

describe("an execution", () => {
  it("ends with a result of more than 256 kB, which no catcher of all errors finds", async () => {
    const ended = await outcomeOf("work", JSON.stringify("large"));
    expect(ended).toMatchObject({ status: "FAILED", error: "States.DataLimitExceeded" });
  });

  it("ends when its history has 25,000 events", async () => {
    const ended = await outcomeOf("endless");
    expect(ended.status).toBe("FAILED");
    expect(ended.cause).toContain("maximum number of history events (25000)");
  });

  it("tells a state its name", async () => {
    const { output } = await outcomeOf("named", '{"id":1}');
    expect(JSON.parse(output ?? "")).toEqual({ step: "WORK", given: { id: 1 } });
  });

  it("tries again after throttling, sooner than its largest delay, by chance", async () => {
    expect(await outcomeOf("patient", JSON.stringify("busy"))).toMatchObject({ status: "SUCCEEDED" });
    expect(tries).toBe(3);
  });
});

it("A machine that asks for what an execution here does not have is refused at the start", () => {
  const states = { WORK: { ...WORK, Parameters: { "at.$": "$$.State.EnteredTime" } } };
  const created = createStepFunctions({
    folder: aws.folder,
    machines: [machineOf("timed", states)],
    invoke,
    meter: createUsageMeter(),
  });
  expect(!created.ok && created.failure.sentence).toContain("$$.State.EnteredTime in state machine timed");
});
