import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { createBlockList } from "#adapters/dynamodb/createBlockList.ts";
import { createDailyHash } from "#adapters/dynamodb/createDailyHash.ts";
import { createDeletionRecords } from "#adapters/dynamodb/createDeletionRecords.ts";
import { createLoginStore } from "#adapters/dynamodb/createLoginStore.ts";
import { createOwnerRoom } from "#adapters/dynamodb/createOwnerRoom.ts";
import { createPaymentRepository } from "#adapters/dynamodb/createPaymentRepository.ts";
import { createProcessKeys } from "#adapters/dynamodb/createProcessKeys.ts";
import { createProcessRepository } from "#adapters/dynamodb/createProcessRepository.ts";
import { createSessionStore } from "#adapters/dynamodb/createSessionStore.ts";
import { createSubmissionRepository } from "#adapters/dynamodb/createSubmissionRepository.ts";
import { createFeedbackStore } from "#adapters/dynamodb/operationStores.ts";
import { randomIds, systemClock } from "#adapters/system/nodeSystem.ts";
import type { Ports } from "#ports/Ports.ts";
import type { serveTables } from "../fixtures/serveTables.ts";
import { paymentsTable, startTables, type TableShape } from "../fixtures/startTables.ts";

const byOwner = (range: string) =>
  ({ name: "byOwner", keys: ["ownerId", range], projection: "ALL" }) as const;

const SHAPES: readonly TableShape[] = [
  {
    name: "sessions",
    key: "sessionHash",
    indexes: [
      byOwner("createdAt"),
      { name: "bySignIn", keys: ["signInName", "signInIndex"], projection: "ALL" },
    ],
  },
  { name: "logins", key: "loginId" },
  { name: "blocks", key: "ownerId" },
  { name: "processes", key: "processId", indexes: [byOwner("updatedAt")] },
  { name: "processKeys", key: "processId", indexes: [byOwner("destroyedAt")] },
  {
    name: "submissions",
    key: "processId",
    indexes: [
      byOwner("submissionDate"),
      { name: "byExternalId", keys: ["externalId", "submissionDate"], projection: "KEYS_ONLY" },
    ],
  },
  paymentsTable("payments"),
  { name: "feedback", key: "feedbackId" },
  { name: "limits", key: "limitId" },
];

/** On the other processor: many bodies wait for tables half of the time. */
async function serveAside(): ReturnType<typeof serveTables> {
  const worker = new Worker(new URL("tablesAside.ts", import.meta.url));
  const messages: unknown[] = await once(worker, "message");
  worker.unref();
  return { endpoint: z.string().parse(messages[0]), close: () => void worker.terminate() };
}

/** What a portal stores in tables, in real ones: they refuse what a map takes, such as items that are too large. */
export async function portalTables(): Promise<Partial<Ports>> {
  const tables = await startTables(serveAside);
  for (const shape of SHAPES) await tables.create(shape);
  const client = DynamoDBDocumentClient.from(tables.dynamo, {
    marshallOptions: { removeUndefinedValues: true },
  });
  const table = (tableName: string) => ({ client, tableName });
  const times = { clock: systemClock, ids: randomIds };
  return {
    sessions: createSessionStore(table("sessions")),
    logins: createLoginStore(table("logins"), systemClock),
    blockList: createBlockList(table("blocks")),
    processes: createProcessRepository(table("processes"), createProcessKeys(table("processKeys"))),
    deletions: createDeletionRecords(table("processKeys"), systemClock),
    submissions: createSubmissionRepository(table("submissions"), systemClock),
    payments: createPaymentRepository(table("payments")),
    feedback: createFeedbackStore(table("feedback")),
    ownerRoom: createOwnerRoom(table("limits"), {
      clock: systemClock,
      hashOf: createDailyHash(table("limits"), times),
    }),
  };
}
