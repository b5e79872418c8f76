import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTables, type StartedTables } from "#test/fixtures/startTables.ts";
import { restoreMissing } from "#usecases/operation/restoreState.ts";
import { storedTable } from "#adapters/dynamodb/storedTable.ts";

const NOW = new Date("2026-11-24T12:00:00Z");
let tables: StartedTables;

beforeAll(async () => {
  tables = await startTables();
  for (const name of ["well", "here"]) await tables.create({ name, key: "processId" });
});
afterAll(() => {
  tables.stop();
});

it("what is missing comes back, what is over does not, what is there stays, and a second run changes nothing", async () => {
  const client = DynamoDBDocumentClient.from(tables.dynamo);
  const [from, to] = ["well", "here"].map((tableName) => storedTable(tableName, { client, tableName }));
  if (from === undefined || to === undefined) throw new Error("There are two tables.");
  const lost = Array.from({ length: 30 }, (_one, index) => ({
    processId: `lost-${String(index)}`,
    version: 3,
  }));
  const changed = { processId: "changed", version: 1 };
  for (const item of [
    ...lost,
    changed,
    { processId: "over", availableUntil: "2026-11-24T11:59:59.000Z" },
    { processId: "forgotten", expiresAt: NOW.getTime() / 1000 },
  ])
    await from.put(item);
  await to.put({ ...changed, version: 2 });

  expect(await restoreMissing({ from, to }, NOW)).toEqual({ found: 33, over: 2, there: 1, restored: 30 });
  const after = await to.items();
  expect(after).toHaveLength(31);
  expect(after).toEqual(expect.arrayContaining([...lost, { ...changed, version: 2 }]));

  expect(await restoreMissing({ from, to }, NOW)).toEqual({ found: 33, over: 2, there: 31, restored: 0 });
  expect(await to.items()).toEqual(after);
});
