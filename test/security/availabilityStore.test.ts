import { DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAvailabilityStore } from "#adapters/dynamodb/operationStores.ts";
import { startTables, type StartedTables } from "../fixtures/startTables.ts";

let tables: StartedTables;
beforeAll(async () => {
  tables = await startTables();
  await tables.create({ name: "availability", key: "availabilityId" });
});
afterAll(() => tables.stop());

const SERVICES = ["1", "2", "3", "4"].map((end) => `9900000000000${end}`);

it("What operators switch at one moment all holds, also over what was switched before there were revisions", async () => {
  const client = DynamoDBDocumentClient.from(tables.dynamo);
  const earlier = { availabilityId: "portal", readOnly: true, closedServices: [] };
  await client.send(new PutCommand({ TableName: "availability", Item: earlier }));
  const store = createAvailabilityStore({ client, tableName: "availability" });

  const answers = await Promise.all(
    SERVICES.map((service) =>
      store.update((before) => ({ ...before, closedServices: [...before.closedServices, service] })),
    ),
  );
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  const { readOnly, closedServices } = await store.get();
  expect([readOnly, [...closedServices].sort()]).toEqual([true, SERVICES]);
});
