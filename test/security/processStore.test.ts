import { randomBytes } from "node:crypto";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createProcessKeys } from "#adapters/dynamodb/createProcessKeys.ts";
import { createProcessRepository } from "#adapters/dynamodb/createProcessRepository.ts";
import { removedProcess } from "#domain/application/removedProcess.ts";
import { ok } from "#domain/result.ts";
import { aStartedProcess } from "../fixtures/aProcess.ts";
import { memoryPorts } from "../fixtures/memoryPorts.ts";
import { startTables, type StartedTables } from "../fixtures/startTables.ts";

let tables: StartedTables;
beforeAll(async () => {
  tables = await startTables();
  await tables.create({ name: "processes", key: "processId" });
  await tables.create({ name: "processKeys", key: "processId" });
});
afterAll(() => tables.stop());

const aRepository = () => {
  const client = DynamoDBDocumentClient.from(tables.dynamo);
  const keys = createProcessKeys({ client, tableName: "processKeys" });
  return createProcessRepository({ client, tableName: "processes" }, keys);
};

it("Of changes at one moment each is judged on what the others left, so none is lost", async () => {
  const processes = aRepository();
  const process = await aStartedProcess(memoryPorts());
  await processes.create({
    ...process,
    id: "shared",
    formData: {},
    availableUntil: "2999-01-01T00:00:00.000Z",
  });
  const names = ["one", "two", "three"];
  const changes = names.map((name) =>
    processes.update("shared", (found) => ok({ ...found, formData: { ...found.formData, [name]: name } })),
  );
  expect((await Promise.all(changes)).map((changed) => changed.ok)).toEqual([true, true, true]);
  const stored = await processes.get("shared");
  expect(Object.keys(stored?.formData ?? {}).toSorted()).toEqual(names.toSorted());
});

it("What has ended is found page by page to the last, though each page is deleted before the next is asked for", async () => {
  const processes = aRepository();
  const process = await aStartedProcess(memoryPorts());
  // A page of a scan ends after one megabyte.
  const formData = { familyName: randomBytes(20_000).toString("base64") };
  const ids = Array.from({ length: 150 }, (_, index) => `p${index}`);
  for (const id of ids) await processes.create({ ...process, id, formData });
  await processes.create({ ...process, id: "later", availableUntil: "2999-01-01T00:00:00.000Z" });

  const pages: string[][] = [];
  for await (const { found } of processes.listExpired(new Date("2998-01-01"))) {
    pages.push(found.map(({ id }) => id));
    for (const { id } of found) {
      const now = new Date("2998-01-01");
      await processes.update(id, (expired) => ok(removedProcess(expired, { cause: "time-over", now })));
      await processes.delete(id);
      expect(await processes.get(id)).toBeUndefined();
    }
  }
  expect(pages.flat().sort()).toEqual(ids.sort());
  expect(pages.length).toBeGreaterThan(2);
  expect((await processes.get("later"))?.id).toBe("later");
});
