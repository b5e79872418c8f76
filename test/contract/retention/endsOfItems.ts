import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { expect } from "vitest";
import { z } from "zod";
import { createBlockList } from "#adapters/dynamodb/createBlockList.ts";
import { createDailyHash } from "#adapters/dynamodb/createDailyHash.ts";
import { createDeletionRecords } from "#adapters/dynamodb/createDeletionRecords.ts";
import { createLoginStore } from "#adapters/dynamodb/createLoginStore.ts";
import { createOwnerRoom } from "#adapters/dynamodb/createOwnerRoom.ts";
import { createPaymentRepository } from "#adapters/dynamodb/createPaymentRepository.ts";
import { createProcessKeys } from "#adapters/dynamodb/createProcessKeys.ts";
import { createRateLimiter } from "#adapters/dynamodb/createRateLimiter.ts";
import { createSessionStore } from "#adapters/dynamodb/createSessionStore.ts";
import { createFeedbackStore } from "#adapters/dynamodb/operationStores.ts";
import type { ItemTable } from "#adapters/dynamodb/updateItem.ts";
import { longestMilliseconds } from "#domain/operation/DATA_CLASSES.ts";
import { FEEDBACK_LIMIT } from "#domain/operation/rateLimits.ts";
import { ok } from "#domain/result.ts";
import { removeExpiredProcesses } from "#usecases/application/removeExpiredProcesses.ts";
import { removeProcess } from "#usecases/application/removeProcess.ts";
import { newSession } from "#usecases/sign-in/sessionRules.ts";
import { aCompletedProcess } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR } from "#test/fixtures/movedClock.ts";
import { startTables } from "#test/fixtures/startTables.ts";

interface InTable {
  readonly table: ItemTable;
  readonly ports: MemoryPorts;
  readonly now: string;
  /** What the items have, and in how many milliseconds each ends; undefined: never. */
  readonly items: () => Promise<readonly unknown[]>;
  readonly ends: () => Promise<readonly (number | undefined)[]>;
}

const itemsSchema = z.array(z.looseObject({ expiresAt: z.number().optional() }));

/** In an empty table with this key. */
function inTable(key: string, act: (given: InTable) => Promise<void>): () => Promise<void> {
  return async () => {
    const tables = await startTables();
    const client = DynamoDBDocumentClient.from(tables.dynamo, {
      marshallOptions: { removeUndefinedValues: true },
    });
    const table = { client, tableName: "kept" };
    const ports = memoryPorts();
    const now = ports.clock.now();
    const items = async () =>
      itemsSchema.parse((await client.send(new ScanCommand({ TableName: table.tableName }))).Items);
    const ends = async () =>
      (await items()).map(({ expiresAt }) => expiresAt && expiresAt * 1000 - now.getTime());
    await tables.create({ name: table.tableName, key });
    await act({ table, ports, now: now.toISOString(), items, ends });
    tables.stop();
  };
}

/** What stores delete by themselves carries its end, or goes with what does. */
export const ENDS_OF_ITEMS = {
  draftKeys: inTable("processId", async ({ table, ports, items }) => {
    const { id } = await aCompletedProcess(ports);
    await createProcessKeys(table).create(id);
    const keys = async () =>
      (await items()).filter((item) => typeof item === "object" && item !== null && "dataKey" in item);
    const stores = { ...ports, deletions: createDeletionRecords(table, ports.clock) };
    ports.clock.advance(longestMilliseconds("draftKeys") - HOUR);
    await removeExpiredProcesses(stores);
    expect(await keys()).toHaveLength(1);
    ports.clock.advance(HOUR);
    await removeExpiredProcesses(stores);
    expect(await keys()).toEqual([]);
  }),
  deletionRecords: inTable("processId", async ({ table, ports, ends }) => {
    const { id } = await aCompletedProcess(ports);
    await removeProcess(ports, { processId: id, cause: "person", judge: ok });
    const record = await ports.deletions.get(id);
    if (record === undefined) throw new Error("no record of the deletion");
    const deletions = createDeletionRecords(table, ports.clock);
    await deletions.destroyKey(record);
    expect(await ends()).toEqual([longestMilliseconds("deletionRecords")]);
    expect(await deletions.get(id)).toEqual(record);
    ports.clock.advance(longestMilliseconds("deletionRecords"));
    expect(await deletions.get(id)).toBeUndefined();
  }),
  payments: inTable("processId", async ({ table, now, ends }) => {
    await createPaymentRepository(table).append(
      { processId: "process-1", service: { authorityId: "a", leiKaId: "b" } },
      () => ok({ events: [{ kind: "skipped", at: now }], checks: 0 }),
    );
    expect(await ends()).toEqual([longestMilliseconds("payments")]);
  }),
  sessions: inTable("sessionHash", async ({ table, ports, ends }) => {
    const times = { idleMinutes: 10, absoluteHours: 8 };
    const session = newSession({ xsrfToken: "x", now: ports.clock.now() }, times);
    await createSessionStore(table).create("1", session);
    expect(await ends()).toEqual([times.absoluteHours * HOUR]);
  }),
  logins: inTable("loginId", async ({ table, ports, ends }) => {
    const logins = createLoginStore(table, ports.clock);
    await logins.rememberLogout({ providerId: "nkb", requestId: "1" });
    await logins.useOnce("1");
    expect(await ends()).toEqual([longestMilliseconds("logins"), longestMilliseconds("logins")]);
  }),
  blocks: inTable("ownerId", async ({ table, ports, now, ends }) => {
    const blocks = createBlockList(table);
    const block = { ownerId: "nkb:a", since: now, reason: "breach of the terms" };
    const until = new Date(ports.clock.now().getTime() + HOUR).toISOString();
    await blocks.add({ ...block, until }, ports.clock.now());
    expect(await ends()).toEqual([HOUR]);
    await blocks.remove(block.ownerId);
    await blocks.add(block, ports.clock.now());
    expect(await ends()).toEqual([undefined]);
    await blocks.remove(block.ownerId);
    expect(await ends()).toEqual([]);
  }),
  counters: inTable("limitId", async ({ table, ports, now, ends }) => {
    const { clock, ids } = ports;
    const hashOf = createDailyHash(table, { clock, ids });
    await createRateLimiter(table, { clock, hashOf }).admits(FEEDBACK_LIMIT, "192.0.2.1");
    const held = ok([{ processId: "process-1", bytes: 1, claimedAt: now }]);
    await createOwnerRoom(table, { clock, hashOf }).update("owner", () => Promise.resolve(held));
    const found = await ends();
    expect(found).toHaveLength(4);
    expect(Math.max(...found.map((end) => end ?? Infinity))).toBe(longestMilliseconds("counters"));
  }),
  feedback: inTable("feedbackId", async ({ table, now, ends }) => {
    const said = { kind: "praise", text: "", page: "/", locale: "de" } as const;
    await createFeedbackStore(table).add({ feedbackId: "1", receivedAt: now, ...said });
    expect(await ends()).toEqual([longestMilliseconds("feedback")]);
  }),
};
