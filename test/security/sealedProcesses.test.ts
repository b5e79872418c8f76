import { DynamoDBDocumentClient, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createDeletionRecords } from "#adapters/dynamodb/createDeletionRecords.ts";
import { createKeyRing, createProcessKeys } from "#adapters/dynamodb/createProcessKeys.ts";
import { createProcessRepository } from "#adapters/dynamodb/createProcessRepository.ts";
import type { Process } from "#domain/application/Process.ts";
import { ok } from "#domain/result.ts";
import type { HeldKey } from "#ports/application/ProcessRepository.ts";
import type { Ports } from "#ports/Ports.ts";
import { removeExpiredProcesses } from "#usecases/application/removeExpiredProcesses.ts";
import { removeProcess } from "#usecases/application/removeProcess.ts";
import { aCompletedProcess } from "../fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "../fixtures/memoryPorts.ts";
import { HOUR } from "../fixtures/movedClock.ts";
import { startTables, type StartedTables } from "../fixtures/startTables.ts";

const SECRET = "Żółć-Nguyễn";
/** Half of what an item can be: as much as answers may be. */
const LONGEST_ANSWERS = 200_000;
const LARGEST_ITEM = 400_000;

let tables: StartedTables;
let client: DynamoDBDocumentClient;
let memory: MemoryPorts;
let ports: Ports;
let process: Process;

beforeAll(async () => {
  tables = await startTables();
  client = DynamoDBDocumentClient.from(tables.dynamo, { marshallOptions: { removeUndefinedValues: true } });
  await tables.create({
    name: "processes",
    key: "processId",
    indexes: [{ name: "byOwner", keys: ["ownerId", "updatedAt"], projection: "ALL" }],
  });
  await tables.create({
    name: "processKeys",
    key: "processId",
    indexes: [{ name: "byOwner", keys: ["ownerId", "destroyedAt"], projection: "ALL" }],
  });
});
afterAll(() => {
  tables.stop();
});

let count = 0;
beforeEach(async () => {
  memory = memoryPorts();
  const keysTable = { client, tableName: "processKeys" };
  ports = {
    ...memory,
    processes: createProcessRepository({ client, tableName: "processes" }, createProcessKeys(keysTable)),
    deletions: createDeletionRecords(keysTable, memory.clock),
  };
  count += 1;
  const completed = await aCompletedProcess(memory);
  const id = `process-${count}`;
  process = {
    ...completed,
    ...{ id, ownerId: `sk:owner-${count}`, formData: { ...completed.formData, familyName: SECRET } },
  };
});

const bytesSchema = z.object({ sealed: z.instanceof(Uint8Array) });
const sealedOf = (item: unknown): Buffer => Buffer.from(bytesSchema.parse(item).sealed);
const itemOf = async (id: string, TableName = "processes") =>
  (await client.send(new GetCommand({ TableName, Key: { processId: id } }))).Item;
const put = (item: Record<string, unknown>) =>
  client.send(new PutCommand({ TableName: "processes", Item: item }));
const removed = () => removeProcess(ports, { processId: process.id, cause: "person", judge: ok });

describe("what the table of processes holds", () => {
  it("is sealed: no answer, name, place or file name can be read in it, and everything comes back", async () => {
    await ports.processes.create(process);
    const item = await itemOf(process.id);
    const readable = JSON.stringify({ ...item, sealed: sealedOf(item).toString("latin1") });
    for (const personal of [
      SECRET,
      "formData",
      "attachments",
      process.location.place,
      process.metadata.title,
    ])
      expect(readable).not.toContain(personal);
    expect(await ports.processes.get(process.id)).toEqual(process);
    expect(await ports.processes.listByOwner(process.ownerId)).toEqual([process]);
  });

  it("is sealed anew with every write, and bound to its owner and its revision", async () => {
    await ports.processes.create(process);
    const first = await itemOf(process.id);
    await ports.processes.update(process.id, (read) => ok({ ...read, version: read.version + 1 }));
    const second = await itemOf(process.id);
    expect(sealedOf(second)).not.toEqual(sealedOf(first));
    for (const forged of [{ ownerId: "sk:another" }, { sealed: sealedOf(first) }, { revision: 7 }]) {
      await put({ ...second, ...forged });
      await expect(ports.processes.get(process.id)).rejects.toThrow();
    }
  });

  it("holds the longest answers there may be, whatever they consist of", async () => {
    for (const letter of ["x", '"', "\n", "ü", "漢"]) {
      const fits = Math.floor(LONGEST_ANSWERS / Buffer.byteLength(JSON.stringify(letter).slice(1, -1)));
      const id = `${process.id}-${String(letter.codePointAt(0))}`;
      const long = { ...process, id, formData: { familyName: letter.repeat(fits) } };
      await ports.processes.create(long);
      expect(await ports.processes.get(id)).toEqual(long);
      const { byteLength } = sealedOf(await itemOf(id));
      expect(byteLength).toBeLessThan(LARGEST_ITEM * 0.6);
    }
  });

  it("reads what an earlier release stored in plain, and seals it with its next write", async () => {
    await put({ ...process, processId: process.id, revision: 3, expiresAt: 4_000_000_000 });
    expect(await ports.processes.get(process.id)).toEqual(process);
    expect(await ports.processes.listByOwner(process.ownerId)).toEqual([process]);
    await Promise.all(
      [1, 2].map(() =>
        ports.processes.update(process.id, (read) => ok({ ...read, version: read.version + 1 })),
      ),
    );
    expect(JSON.stringify(await itemOf(process.id))).not.toContain(SECRET);
    expect(await ports.processes.get(process.id)).toEqual({ ...process, version: process.version + 2 });
  });
});

describe("what was deleted", () => {
  it("leaves a record in the place of its key, without anything of the person", async () => {
    await ports.processes.create(process);
    expect((await removed()).ok).toBe(true);
    expect(await itemOf(process.id)).toBeUndefined();
    const row = await itemOf(process.id, "processKeys");
    expect(row).not.toHaveProperty("dataKey");
    expect(JSON.stringify(row)).not.toContain(SECRET);
    const record = await ports.deletions.get(process.id);
    expect(record).toMatchObject({ processId: process.id, cause: "person", ownerId: process.ownerId });
    expect(await ports.deletions.listByOwner(process.ownerId)).toEqual([record]);
  });

  it.each([
    ["sealed", () => itemOf(process.id)],
    [
      "plain, from an earlier release",
      () => Promise.resolve({ ...process, processId: process.id, revision: 0 }),
    ],
  ])(
    "stays gone when a copy of it is brought back (%s), and the sweep takes the copy",
    async (_how, copyOf) => {
      await ports.processes.create(process);
      const copy = await copyOf();
      expect(await ports.processes.listByOwner(process.ownerId)).toEqual([process]);
      await removed();
      await put({ ...copy });
      expect(await ports.processes.get(process.id)).toBeUndefined();
      expect(await ports.processes.listByOwner(process.ownerId)).toEqual([]);
      const changed = await ports.processes.update(process.id, (read) => ok({ ...read, version: 9 }));
      expect(changed).toEqual({ ok: false, failure: { kind: "process-not-found" } });

      memory.clock.advance(25 * HOUR);
      await removeExpiredProcesses(ports);
      expect(await itemOf(process.id)).toBeUndefined();
      expect(memory.stored.lines).not.toContainEqual({
        message: "record-unreadable",
        fields: { processId: process.id },
      });
    },
  );

  it("is finished when its removal broke off after the key was gone", async () => {
    await ports.processes.create(process);
    const files = {
      ...ports.attachments,
      deleteProcess: () => Promise.reject(new Error("the store is away")),
    };
    const brokenOff = { ...ports, attachments: files };
    await expect(
      removeProcess(brokenOff, { processId: process.id, cause: "person", judge: ok }),
    ).rejects.toThrow("the store is away");
    const before = await ports.deletions.get(process.id);
    await removeExpiredProcesses(ports);
    expect(await itemOf(process.id)).toBeUndefined();
    expect(await ports.deletions.get(process.id)).toEqual(before);
  });
});

it("An application that lost its key rings, and goes when its time is over", async () => {
  await ports.processes.create(process);
  await put({ ...(await itemOf(process.id)), processId: "lost", expiresAt: 4_000_000_000 });
  memory.clock.advance(25 * HOUR);
  await removeExpiredProcesses(ports);
  expect(await itemOf("lost")).toBeUndefined();
  expect(memory.stored.lines).toContainEqual({
    message: "record-unreadable",
    fields: { processId: "lost" },
  });
});

it("Keys are listed without records of deletions, and only a key is noted as missing or destroyed", async () => {
  const ring = createKeyRing({ client, tableName: "processKeys" });
  const listed = async (): Promise<readonly string[]> => {
    const found: HeldKey[] = [];
    for await (const page of ring.pages()) found.push(...page);
    return found.map(({ processId, missedSince }) => `${processId} ${missedSince ?? ""}`.trim());
  };
  const keys = createProcessKeys({ client, tableName: "processKeys" });
  await keys.create("alone");
  await ports.processes.create(process);
  await removed();
  expect(await listed()).toContain("alone");
  expect(await listed()).not.toContain(process.id);
  const since = memory.clock.now();
  await ring.miss({ processId: "alone" }, since);
  expect(await listed()).toContain(`alone ${since.toISOString()}`);
  await ring.destroy({ processId: "alone" });
  expect(await keys.get("alone")).toBeUndefined();
  await ring.miss({ processId: process.id }, since);
  await ring.destroy({ processId: process.id });
  expect(await keys.get(process.id)).toBe("destroyed");
});
