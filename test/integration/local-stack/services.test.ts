import "reflect-metadata";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import {
  DescribeExecutionCommand,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from "@aws-sdk/client-sfn";
import { cryptoProvider, Pkcs10CertificateRequest } from "@peculiar/x509";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { seal } from "#commands/operator/documents/seal.ts";
import { err, ok } from "#domain/result.ts";
import { expireItems } from "#infra/laptop/aws/dynamodb/expireItems.ts";
import { installShiftedDate } from "#infra/laptop/clock/localClock.ts";
import { functionFailed, type InvokeFunction } from "#infra/laptop/lambda/InvokeFunction.ts";
import { startSampleAws } from "./startSampleAws.ts";
import { eventually } from "#test/eventually.ts";

cryptoProvider.set(crypto);
const port = 4724;
const functionArn = "arn:aws:lambda:eu-central-1:000000000000:function:step";
const machineArn = "arn:aws:states:eu-central-1:000000000000:stateMachine:sample";
const machine = {
  name: "sample",
  arn: machineArn,
  definition: JSON.stringify({
    StartAt: "WORK",
    States: {
      WORK: {
        Type: "Task",
        Resource: functionArn,
        Retry: [{ ErrorEquals: ["Busy"], IntervalSeconds: 1, MaxAttempts: 1, MaxDelaySeconds: 1 }],
        Catch: [{ ErrorEquals: ["Broken"], Next: "GIVE_UP", ResultPath: "$.error" }],
        End: true,
      },
      GIVE_UP: { Type: "Pass", End: true },
    },
  }),
};

let calls = 0;
let letGo: () => void = () => undefined;
const invoke: InvokeFunction = async (arn, { event }) => {
  calls += 1;
  const kind = JSON.stringify(event);
  if (kind.includes("busy") && calls === 1) return err(functionFailed("Busy", "try again"));
  if (kind.includes("broken")) return err(functionFailed("Broken", "for good"));
  if (kind.includes("wait")) await new Promise<void>((resolve) => (letGo = resolve));
  return ok({ arn, event });
};

let aws: Awaited<ReturnType<typeof startSampleAws>>;
let sfn: SFNClient;
beforeAll(async () => {
  aws = await startSampleAws({ port, machines: [machine], invoke });
  sfn = new SFNClient(aws.client);
});
afterAll(async () => {
  sfn.destroy();
  await aws.stop();
});

const start = (name: string, input: unknown) =>
  sfn.send(new StartExecutionCommand({ stateMachineArn: machineArn, name, input: JSON.stringify(input) }));

async function ended(executionArn: string | undefined) {
  return eventually(async () => {
    const execution = await sfn.send(new DescribeExecutionCommand({ executionArn }));
    expect(execution.status).not.toBe("RUNNING");
    return execution;
  });
}

describe("state machines", () => {
  it("run their Lambda tasks and keep output and history", async () => {
    const { executionArn } = await start("plain", { id: 1 });
    const execution = await ended(executionArn);
    expect(execution.status).toBe("SUCCEEDED");
    expect(JSON.parse(execution.output!)).toEqual({ arn: functionArn, event: { id: 1 } });
    const { events } = await sfn.send(new GetExecutionHistoryCommand({ executionArn }));
    expect(events?.map(({ type }) => type)).toEqual([
      "ExecutionStarted",
      "TaskStateEntered",
      "TaskStateExited",
      "ExecutionSucceeded",
    ]);
    expect(events?.[1]?.stateEnteredEventDetails?.name).toBe("WORK");
  });

  it("retry and catch by the name of the function's error", async () => {
    calls = 0;
    expect((await ended((await start("busy", "busy")).executionArn)).status).toBe("SUCCEEDED");
    expect(calls).toBe(2);
    const caught = await ended((await start("broken", { kind: "broken" })).executionArn);
    expect(JSON.parse(caught.output!)).toMatchObject({ kind: "broken", error: { Error: "Broken" } });
  });

  it("take a name once: the same running execution, or a refusal", async () => {
    const first = await start("twice", "wait");
    const second = await start("twice", "wait");
    expect(second.executionArn).toBe(first.executionArn);
    await expect(start("twice", "other")).rejects.toMatchObject({ name: "ExecutionAlreadyExists" });
    letGo();
    await ended(first.executionArn);
    await expect(start("twice", "wait")).rejects.toMatchObject({ name: "ExecutionAlreadyExists" });
  });

  it("can be stopped and listed", async () => {
    const { executionArn } = await start("stopped", "wait");
    await sfn.send(new StopExecutionCommand({ executionArn, error: "Enough" }));
    expect(await ended(executionArn)).toMatchObject({ status: "ABORTED", error: "Enough" });
    const listed = await sfn.send(
      new ListExecutionsCommand({ stateMachineArn: machineArn, statusFilter: "ABORTED" }),
    );
    expect(listed.executions?.map(({ name }) => name)).toEqual(["stopped"]);
  });
});

describe("the moved clock", () => {
  it("is the time of the endpoint too, so that the SDK does not correct it away", async () => {
    const restore = installShiftedDate(() => 3 * 86_400_000);
    const shifted = new SFNClient(aws.client);
    await shifted.send(new ListExecutionsCommand({ stateMachineArn: machineArn }));
    const again = await shifted.send(new ListExecutionsCommand({ stateMachineArn: machineArn }));
    expect(Math.abs(shifted.config.systemClockOffset)).toBeLessThan(10_000);
    expect(again.$metadata.httpStatusCode).toBe(200);
    shifted.destroy();
    restore();
  });

  it("lets items expire when DynamoDB would delete them", async () => {
    const dynamo = new DynamoDBClient(aws.client);
    const seconds = Math.floor(Date.now() / 1000);
    const put = (id: string, expiresAt: number) =>
      dynamo.send(
        new PutItemCommand({
          TableName: "drafts",
          Item: { id: { S: id }, expiresAt: { N: String(expiresAt) } },
        }),
      );
    await put("old", seconds - 1);
    await put("young", seconds + 60);
    await expireItems(aws.tables, { endpoint: aws.endpoint });
    const get = async (id: string) =>
      (await dynamo.send(new GetItemCommand({ TableName: "drafts", Key: { id: { S: id } } }))).Item;
    expect(await get("old")).toBeUndefined();
    expect(await get("young")).toBeDefined();
    dynamo.destroy();
  });
});

describe("secrets", () => {
  it("are read and replaced by name", async () => {
    const secrets = new SecretsManagerClient(aws.client);
    const SecretId = "portal/sample";
    expect((await secrets.send(new GetSecretValueCommand({ SecretId }))).SecretString).toBe("first");
    await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: "second" }));
    expect((await secrets.send(new GetSecretValueCommand({ SecretId }))).SecretString).toBe("second");
    const missing = secrets.send(new GetSecretValueCommand({ SecretId: "other" }));
    await expect(missing).rejects.toMatchObject({ name: "ResourceNotFoundException" });
    secrets.destroy();
  });
});

describe("a wrong secret key", () => {
  it("opens no service", async () => {
    const thief = new DynamoDBClient({
      ...aws.client,
      credentials: { accessKeyId: "test", secretAccessKey: "x" },
    });
    const read = thief.send(new GetItemCommand({ TableName: "drafts", Key: { id: { S: "young" } } }));
    await expect(read).rejects.toMatchObject({ name: "InvalidSignatureException" });
    thief.destroy();
  });
});

describe("a restart", () => {
  it("finds tables, objects and secrets again and starts running executions anew", async () => {
    const { executionArn } = await start("interrupted", "wait");
    await aws.stop("keep");
    calls = 0;
    aws = await startSampleAws({
      port,
      folder: aws.folder,
      machines: [machine],
      invoke: () => Promise.resolve(ok("done")),
    });
    sfn.destroy();
    sfn = new SFNClient(aws.client);
    expect((await sfn.send(new DescribeExecutionCommand({ executionArn }))).status).toBe("RUNNING");
    aws.stepFunctions.resume();
    expect(await ended(executionArn)).toMatchObject({ status: "SUCCEEDED", output: '"done"' });
    const dynamo = new DynamoDBClient(aws.client);
    const young = await dynamo.send(new GetItemCommand({ TableName: "drafts", Key: { id: { S: "young" } } }));
    expect(young.Item).toBeDefined();
    dynamo.destroy();
  });
});

describe("the key of the seal", () => {
  const WORDS = ["request", "--name", "Siegel", "--organization", "Ministerium"];

  it("asks for its certificate itself, and stays where it is", async () => {
    const { endpoint, region, credentials } = aws.client;
    vi.stubEnv("AWS_ENDPOINT_URL", endpoint);
    vi.stubEnv("AWS_REGION", region);
    vi.stubEnv("AWS_ACCESS_KEY_ID", credentials.accessKeyId);
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", credentials.secretAccessKey);
    const { exitCode, out } = await seal([...WORDS, "--key", "arn:seal"]);
    expect(exitCode).toBe(0);
    const request = new Pkcs10CertificateRequest(out.trim());
    expect([request.subject, await request.verify()]).toEqual(["C=DE, O=Ministerium, CN=Siegel", true]);
    const unknown = await seal([...WORDS, "--key", "arn:none"]);
    expect([unknown.exitCode, unknown.err]).toEqual([2, expect.stringContaining("arn:none")]);
    vi.unstubAllEnvs();
  });

  it("is not asked without its name and whose seal it is", async () => {
    expect(await seal(["request", "--key", "arn:seal"])).toMatchObject({ exitCode: 2 });
  });
});
