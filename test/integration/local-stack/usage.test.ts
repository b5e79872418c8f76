import { DynamoDBClient, GetItemCommand, PutItemCommand, QueryCommand } from "@aws-sdk/client-dynamodb";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from "@aws-sdk/client-sfn";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expireItems } from "#infra/laptop/aws/dynamodb/expireItems.ts";
import { usageBetween } from "#test/fixtures/readUsage.ts";
import type { UsageLine } from "#infra/tools/usage/usageMeter.ts";
import { startSampleAws } from "./startSampleAws.ts";
import { eventually } from "#test/eventually.ts";

const machineArn = "arn:aws:states:eu-central-1:000000000000:stateMachine:sample";
const States = { FIRST: { Type: "Pass", Next: "LAST" }, LAST: { Type: "Pass", End: true } };
const machine = {
  name: "sample",
  arn: machineArn,
  definition: JSON.stringify({ StartAt: "FIRST", States }),
};
const KILOBYTE = "x".repeat(1024);

let aws: Awaited<ReturnType<typeof startSampleAws>>;
beforeAll(async () => {
  aws = await startSampleAws({ port: 4728, machines: [machine] });
});
afterAll(() => aws.stop());

/** What is used while something is done, as soon as the answers are out. */
async function usedBy(action: () => Promise<unknown>): Promise<readonly UsageLine[]> {
  const before = aws.usage();
  await action();
  return eventually(() => {
    const used = usageBetween(before, aws.usage());
    expect(used).not.toEqual([]);
    return used ?? [];
  });
}

describe("What the embedded stack counts", () => {
  it("names the function that asked, and the units that DynamoDB would charge", async () => {
    const dynamo = new DynamoDBClient({ ...aws.client, userAgentAppId: "demo-api-process" });
    const Item = { id: { S: "a" }, text: { S: KILOBYTE } };
    const put = { TableName: "drafts", Item, ConditionExpression: "attribute_not_exists(id)" };
    const by = "demo-api-process";
    expect(await usedBy(() => dynamo.send(new PutItemCommand(put)))).toMatchObject([
      { service: "dynamodb", operation: "PutItem", by, count: 1, units: 2 },
    ]);
    expect(await usedBy(() => dynamo.send(new PutItemCommand(put)).catch(() => undefined))).toMatchObject([
      { operation: "PutItem", by, count: 1, units: 1 },
    ]);
    const get = new GetItemCommand({ TableName: "drafts", Key: { id: { S: "a" } } });
    const [read] = await usedBy(() => dynamo.send(get));
    expect(read).toMatchObject({ operation: "GetItem", by, count: 1, units: 0.5 });
    expect(read?.bytesOut).toBeGreaterThan(KILOBYTE.length);
    const query = new QueryCommand({
      TableName: "drafts",
      KeyConditionExpression: "id = :id",
      ExpressionAttributeValues: { ":id": { S: "a" } },
      ConsistentRead: true,
    });
    expect(await usedBy(() => dynamo.send(query))).toMatchObject([{ operation: "Query", units: 1 }]);
    dynamo.destroy();
  });

  it("counts files by what S3 calls the request, also those that browsers fetch themselves", async () => {
    const s3 = new S3Client(aws.client);
    const address = { Bucket: "uploads", Key: "whose/file.pdf" };
    const put = new PutObjectCommand({ ...address, Body: KILOBYTE });
    const [stored] = await usedBy(() => s3.send(put));
    expect(stored).toMatchObject({ service: "s3", operation: "PutObject", by: "outside", count: 1 });
    expect(stored?.bytesIn).toBeGreaterThanOrEqual(KILOBYTE.length);
    const link = await getSignedUrl(s3, new GetObjectCommand(address));
    const fetched = await usedBy(async () => (await fetch(link)).text());
    expect(fetched).toMatchObject([{ operation: "GetObject", by: "outside", count: 1 }]);
    expect(JSON.stringify(aws.usage())).not.toContain("file.pdf");
    s3.destroy();
  });

  it("counts every state that a machine enters, and its start", async () => {
    const sfn = new SFNClient(aws.client);
    const used = await usedBy(async () => {
      const { executionArn } = await sfn.send(new StartExecutionCommand({ stateMachineArn: machineArn }));
      await eventually(async () => {
        const { status } = await sfn.send(new DescribeExecutionCommand({ executionArn }));
        expect(status).toBe("SUCCEEDED");
      });
    });
    expect(used).toContainEqual(
      expect.objectContaining({ service: "states", operation: "transition", by: "sample", count: 3 }),
    );
    expect(used).toContainEqual(expect.objectContaining({ operation: "StartExecution", count: 1 }));
    sfn.destroy();
  });

  it("leaves out what the stack asks of itself, and what it refuses for its signature", async () => {
    const before = aws.usage();
    await expireItems(aws.tables, { endpoint: aws.endpoint });
    const thief = new DynamoDBClient({
      ...aws.client,
      credentials: { accessKeyId: "test", secretAccessKey: "x" },
    });
    const read = thief.send(new GetItemCommand({ TableName: "drafts", Key: { id: { S: "a" } } }));
    await expect(read).rejects.toMatchObject({ name: "InvalidSignatureException" });
    expect(usageBetween(before, aws.usage())).toEqual([]);
    thief.destroy();
  });
});
