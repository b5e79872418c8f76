import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { afterEach, describe, expect, it } from "vitest";
import { startSampleAws } from "./startSampleAws.ts";
import { eventually } from "#test/eventually.ts";

const port = 4732;
const text = (AttributeName: string) => ({ AttributeName, AttributeType: "S" as const });
const table = {
  name: "owned",
  BillingMode: "PAY_PER_REQUEST" as const,
  AttributeDefinitions: ["id", "owner", "at"].map(text),
  KeySchema: [{ AttributeName: "id", KeyType: "HASH" as const }],
  GlobalSecondaryIndexes: [
    {
      IndexName: "byOwner",
      KeySchema: [
        { AttributeName: "owner", KeyType: "HASH" as const },
        { AttributeName: "at", KeyType: "RANGE" as const },
      ],
      Projection: { ProjectionType: "ALL" as const },
    },
  ],
};

let aws: Awaited<ReturnType<typeof startSampleAws>>;
afterEach(() => aws.stop());

async function start(indexLagMilliseconds?: number) {
  aws = await startSampleAws({
    port,
    tables: [table],
    ...(indexLagMilliseconds !== undefined && { indexLagMilliseconds }),
  });
  const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient(aws.client));
  const put = (Item: Record<string, unknown>) => dynamo.send(new PutCommand({ TableName: "owned", Item }));
  const ofOwner = async (more: object = {}) => {
    const query = {
      TableName: "owned",
      IndexName: "byOwner",
      KeyConditionExpression: "#owner = :owner",
      ExpressionAttributeNames: { "#owner": "owner" },
      ExpressionAttributeValues: { ":owner": "a" },
    };
    const { Items: items = [] } = await dynamo.send(new QueryCommand({ ...query, ...more }));
    return items.map(({ id, at }) => `${String(id)} ${String(at)}`);
  };
  return { dynamo, put, ofOwner };
}

const LONG = 10_000;
const draft = (id: string, at: string) => ({ id, owner: "a", at });

describe("an index", () => {
  it("does not show what was written a moment ago", async () => {
    const { put, ofOwner } = await start(LONG);
    await put(draft("1", "10"));
    expect(await ofOwner()).toEqual([]);
  });

  it("shows it some time later", async () => {
    const { put, ofOwner } = await start();
    await put(draft("1", "10"));
    await eventually(async () => expect(await ofOwner()).toEqual(["1 10"]));
  });

  it("goes on showing what was changed, moved or deleted, in its order", async () => {
    const { dynamo, put, ofOwner } = await start(LONG);
    for (const one of ["1", "2", "3"]) await put(draft(one, `${one}0`));
    await aws.stop("keep");
    const { folder } = aws;
    aws = await startSampleAws({ port, folder, tables: [table], indexLagMilliseconds: LONG });
    expect(await ofOwner()).toEqual(["1 10", "2 20", "3 30"]);
    await put(draft("1", "40"));
    await dynamo.send(new DeleteCommand({ TableName: "owned", Key: { id: "2" } }));
    expect(await ofOwner()).toEqual(["1 10", "2 20", "3 30"]);
    expect(await ofOwner({ ScanIndexForward: false, Limit: 2 })).toEqual(["3 30", "2 20"]);
  });

  it("shows everything at once where the lag is taken away", async () => {
    const { put, ofOwner } = await start(0);
    await put(draft("1", "10"));
    expect(await ofOwner()).toEqual(["1 10"]);
  });

  it("takes an item without an attribute that it shows of others", async () => {
    const projected = { ProjectionType: "INCLUDE" as const, NonKeyAttributes: ["deliveredAt"] };
    const [byOwner] = table.GlobalSecondaryIndexes.map((index) => ({ ...index, Projection: projected }));
    aws = await startSampleAws({
      port,
      tables: [{ ...table, ...(byOwner !== undefined && { GlobalSecondaryIndexes: [byOwner] }) }],
      indexLagMilliseconds: 0,
    });
    const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient(aws.client));
    const put = new PutCommand({ TableName: "owned", Item: draft("1", "10") });
    expect((await dynamo.send(put)).$metadata.httpStatusCode).toBe(200);
  });

  it("is paid: a new entry once, a moved one twice, an unchanged one not", async () => {
    const { dynamo, put } = await start();
    const paid = async (work: Promise<unknown>) => {
      const before = units();
      await work;
      return units() - before;
    };
    const units = () => aws.usage().lines.reduce((sum, line) => sum + line.units, 0);
    expect(await paid(put(draft("1", "10")))).toBe(2);
    expect(await paid(put(draft("1", "20")))).toBe(3);
    expect(await paid(put({ id: "2" }))).toBe(1);
    const change = new UpdateCommand({
      TableName: "owned",
      Key: { id: "1" },
      UpdateExpression: "SET #at = :at",
      ExpressionAttributeNames: { "#at": "at" },
      ExpressionAttributeValues: { ":at": "20" },
    });
    expect(await paid(dynamo.send(change))).toBe(1);
    expect(await paid(dynamo.send(new DeleteCommand({ TableName: "owned", Key: { id: "1" } })))).toBe(2);
  });
});

describe("what is too large", () => {
  it.each([
    ["an item of more than 400 kB", { id: "1", text: "x".repeat(409_600) }, "Item size has exceeded"],
    ["one whose letters have two bytes", { id: "1", text: "ü".repeat(204_800) }, "Item size has exceeded"],
    ["a key", { id: "ü".repeat(1_025) }, "Size of hashkey has exceeded the maximum size limit of2048 bytes"],
    [
      "a key of an index",
      { id: "1", owner: "a", at: "ü".repeat(513) },
      "Aggregated size of all range keys has exceeded the size limit of 1024 bytes",
    ],
  ])("is refused in the words of DynamoDB: %s", async (...[, item, words]) => {
    const { put } = await start();
    await expect(put(item)).rejects.toThrow(words);
    await put({ id: "1", owner: "a", at: "ü".repeat(512), text: "ü".repeat(200_000) });
  });
});
