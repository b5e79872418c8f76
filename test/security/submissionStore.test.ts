import { QueryCommand } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { inPages } from "#test/fixtures/inPages.ts";
import { startTables, type StartedTables } from "#test/fixtures/startTables.ts";
import { ok } from "#domain/result.ts";
import { createSubmissionRepository } from "#adapters/dynamodb/createSubmissionRepository.ts";

const NOW = new Date("2029-11-01T12:00:00.000Z");
const TABLE = "submissions";
let tables: StartedTables;
beforeAll(async () => {
  tables = await startTables();
  await tables.create({
    name: TABLE,
    key: "processId",
    indexes: [{ name: "byDay", keys: ["sentOn", "submissionDate"], projection: "ALL" }],
  });
});
afterAll(() => {
  tables.stop();
});

const repository = () =>
  createSubmissionRepository(
    { client: DynamoDBDocumentClient.from(tables.dynamo), tableName: TABLE },
    { now: () => NOW },
  );
async function all<Item>(pages: AsyncIterable<readonly Item[]>): Promise<readonly Item[]> {
  const found: Item[] = [];
  for await (const page of pages) found.push(...page);
  return found;
}

it("Sent applications are found by their day: those of a month, and those whose three years are over", async () => {
  const sent = [
    ["last of september", "2026-09-30T23:59:59.999Z"],
    ["first of october", "2026-10-01T00:00:00.000Z"],
    ["last of october", "2026-10-31T23:59:59.999Z"],
    ["over since now", "2026-11-01T18:00:00.000Z"],
    ["over in a second", "2026-11-01T18:00:01.000Z"],
  ] as const;
  for await (const page of inPages(sent)) {
    for (const [name, submissionDate] of page) {
      await repository().createOnce({ ...aSubmission(), processId: name, name, submissionDate });
    }
  }
  const names = (await all(repository().listSentIn("2026-10"))).map(({ name }) => name);
  expect(names).toEqual(["first of october", "last of october"]);
  // What is a month older the table has deleted by itself.
  expect(await all(repository().listOver(NOW))).toEqual(["last of october", "over since now"]);
});

it("A change of the record leaves it under its day", async () => {
  const processId = "over since now";
  await repository().update(processId, (found) => ok({ ...found, name: "changed" }));
  const { Items: items = [] } = await tables.dynamo.send(
    new QueryCommand({
      TableName: TABLE,
      IndexName: "byDay",
      KeyConditionExpression: "sentOn = :day",
      ExpressionAttributeValues: { ":day": { S: "2026-11-01" } },
    }),
  );
  expect(items.map(({ processId: id }) => id?.S)).toContain(processId);
});
