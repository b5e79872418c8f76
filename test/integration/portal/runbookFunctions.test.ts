import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { strFromU8, strToU8, type Unzipped } from "fflate";
import { describe, expect, inject } from "vitest";
import { z } from "zod";
import { alarmBound } from "./alarmBound.ts";
import { askLocalStack } from "./askLocalStack.ts";
import { listenForAlarms } from "./listenForAlarms.ts";
import { onLocalStack } from "./onLocalStack.ts";
import { until } from "./portalUnderTest.ts";
import { readConsole } from "./readConsole.ts";
import { codeOf, FUNCTIONS, lambda, release } from "./releasedFunction.ts";
import { problemOf, Visitor } from "./Visitor.ts";

const VERSION = "demo-api-version";
const HEALTH = "demo-schedule-check-health";
/** The contract of the version, in built code. */
const CONTRACT = /\{version:([\w$]+)\.string\(\),commit:/;

const queuesSchema = z.object({ QueueUrls: z.array(z.url()) });
const waitingSchema = z.object({
  Attributes: z.object({ ApproximateNumberOfMessages: z.coerce.number() }),
});
const messagesSchema = z.object({ Messages: z.array(z.object({ Body: z.string() })) });

const queue = (target: string, body: unknown) =>
  askLocalStack({ service: "sqs", method: "POST", target: `AmazonSQS.${target}`, body });

/** The same release with a narrower contract. */
function withNarrowContract(code: Unzipped): Unzipped {
  const changed = Object.entries(code).map(([file, bytes]) => {
    const text = strFromU8(bytes);
    const narrow = text.replace(CONTRACT, "{version:$1.string().max(0),commit:");
    return [file, narrow === text ? bytes : strToU8(narrow)] as const;
  });
  return Object.fromEntries(changed);
}

const waiting = async (QueueUrl: string): Promise<number> => {
  const { body } = await queue("GetQueueAttributes", {
    QueueUrl,
    AttributeNames: ["ApproximateNumberOfMessages"],
  });
  return waitingSchema.parse(body).Attributes.ApproximateNumberOfMessages;
};

describe("what the runbook says of releases and of functions that Lambda keeps", () => {
  onLocalStack.lambda(
    "response-broke-contract: operation and field are logged, and the release is rolled back",
    async () => {
      const visitor = new Visitor(inject("portalUrl"));
      const before = await codeOf(VERSION);
      const alarmState = await listenForAlarms();
      await release(VERSION, withNarrowContract(before));
      try {
        const answer = await visitor.get("/api/version");
        expect([answer.status, problemOf(answer)]).toEqual([500, "unexpected"]);
        const line = await until(() => {
          const { rings, lines } = alarmState("response-broke-contract");
          return Promise.resolve(rings ? lines[0] : undefined);
        });
        expect(line).toMatchObject({ operation: "getVersion", paths: "version" });
      } finally {
        await release(VERSION, before);
      }
      const after = await listenForAlarms();
      expect((await visitor.get("/api/version")).status).toBe(200);
      expect(after("response-broke-contract").rings).toBe(false);
    },
  );

  onLocalStack.lambda("functions-throttled: the share that is too small is found and raised", async () => {
    const { figure, bound } = alarmBound("functions-throttled");
    expect(figure).toBe("Throttles");
    const path = `/2017-10-31/functions/${VERSION}/concurrency`;
    const body = { ReservedConcurrentExecutions: 0 };
    expect((await lambda("PUT", { path, body })).status).toBe(200);
    const call = (): Promise<{ status: number }> =>
      lambda("POST", { path: `${FUNCTIONS}/${VERSION}/invocations`, body: {} });
    const refused = await Promise.all(Array.from({ length: bound }, call));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));

    const share = await lambda("GET", { path: `/2019-09-30/functions/${VERSION}/concurrency` });
    expect(share.body).toEqual(body);
    expect((await lambda("DELETE", { path })).status).toBe(204);
    const allowed = await Promise.all(Array.from({ length: bound }, call));
    expect(allowed.filter(({ status }) => status === 429).length).toBeLessThan(bound);
    expect((await call()).status).toBe(200);
    expect((await new Visitor(inject("portalUrl")).get("/api/version")).status).toBe(200);
  });

  onLocalStack.lambda(
    "dead-letters: the message names schedule and time, and the next run does the work",
    async () => {
      const { figure, bound } = alarmBound("dead-letters");
      expect([figure, bound]).toEqual(["ApproximateNumberOfMessagesVisible", 1]);
      const { body: queues } = await queue("ListQueues", { QueueNamePrefix: "recognition-portal-demo" });
      const [url = ""] = queuesSchema.parse(queues).QueueUrls;
      expect(await waiting(url)).toBe(0);
      const { client, tables } = await readConsole();
      const dynamo = new DynamoDBClient(client);
      const TableName = tables.find((name) => name.includes("-data-Health"));
      const Key = { healthId: { S: "last" } };
      await dynamo.send(new PutItemCommand({ TableName, Item: { ...Key, document: { S: "unreadable" } } }));
      // One try instead of three, which take three minutes.
      const tries = `/2019-09-25/functions/${HEALTH}/event-invoke-config`;
      expect((await lambda("PUT", { path: tries, body: { MaximumRetryAttempts: 0 } })).status).toBe(200);
      const event = {
        source: "aws.events",
        time: new Date().toISOString(),
        resources: ["rule/check-health"],
      };
      const run = (type: "Event" | "RequestResponse"): Promise<{ status: number }> =>
        lambda("POST", {
          path: `${FUNCTIONS}/${HEALTH}/invocations`,
          body: event,
          headers: { "x-amz-invocation-type": type },
        });
      expect((await run("Event")).status).toBe(202);
      await until(async () => ((await waiting(url)) >= bound ? true : undefined));

      const { body: polled } = await queue("ReceiveMessage", { QueueUrl: url, VisibilityTimeout: 0 });
      expect(JSON.parse(messagesSchema.parse(polled).Messages[0]?.Body ?? "")).toEqual(event);
      await dynamo.send(new DeleteItemCommand({ TableName, Key }));
      expect((await run("RequestResponse")).status).toBe(200);
      expect((await queue("PurgeQueue", { QueueUrl: url })).status).toBe(200);
      expect(await waiting(url)).toBeLessThan(bound);
      expect((await lambda("DELETE", { path: tries })).status).toBe(204);
    },
  );
});
