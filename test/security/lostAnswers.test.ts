import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDailyHash } from "#adapters/dynamodb/createDailyHash.ts";
import { createLoginStore } from "#adapters/dynamodb/createLoginStore.ts";
import { createOwnerRoom } from "#adapters/dynamodb/createOwnerRoom.ts";
import { createPaymentRepository } from "#adapters/dynamodb/createPaymentRepository.ts";
import { createProcessKeys } from "#adapters/dynamodb/createProcessKeys.ts";
import { createProcessRepository } from "#adapters/dynamodb/createProcessRepository.ts";
import { createSessionStore } from "#adapters/dynamodb/createSessionStore.ts";
import { createSubmissionRepository } from "#adapters/dynamodb/createSubmissionRepository.ts";
import { createAvailabilityStore } from "#adapters/dynamodb/operationStores.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { PendingLogin } from "#domain/sign-in/UserSession.ts";
import { aSession, aStartedProcess } from "../fixtures/aProcess.ts";
import { aSubmission } from "../fixtures/aSubmission.ts";
import { memoryPorts } from "../fixtures/memoryPorts.ts";
import { movedClock } from "../fixtures/movedClock.ts";
import { startTables, type StartedTables } from "../fixtures/startTables.ts";

const LOGIN: PendingLogin = {
  providerId: "nkb",
  state: "state",
  nonce: "nonce",
  codeVerifier: "verifier",
  redirect: "/nutzerkonto",
  trustLevel: "high",
  scopes: [],
  locale: "de",
  termsVersion: "1",
  startedAt: "2026-11-21T12:00:00.000Z",
};
const WRITES = ["PutItemCommand", "UpdateItemCommand", "DeleteItemCommand"];

let tables: StartedTables;
let client: DynamoDBDocumentClient;
/** So many answers to writes are still to be lost: the write is done, the SDK tries again. */
let losing = 0;
let lost = 0;

beforeAll(async () => {
  tables = await startTables();
  await tables.create({ name: "logins", key: "loginId" });
  await tables.create({ name: "sessions", key: "sessionHash" });
  await tables.create({ name: "processes", key: "processId" });
  await tables.create({ name: "processKeys", key: "processId" });
  await tables.create({ name: "submissions", key: "processId" });
  await tables.create({ name: "payments", key: "processId" });
  await tables.create({ name: "availability", key: "availabilityId" });
  await tables.create({ name: "limits", key: "limitId" });
  tables.dynamo.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (sending) => {
        const answer = await next(sending);
        if (losing === 0 || !WRITES.includes(commandName)) return answer;
        losing -= 1;
        lost += 1;
        throw Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
      },
    // Within what tries again.
    { step: "deserialize", priority: "high" },
  );
  client = DynamoDBDocumentClient.from(tables.dynamo, { marshallOptions: { removeUndefinedValues: true } });
});
beforeEach(() => {
  losing = 0;
  lost = 0;
});
afterAll(() => tables.stop());

describe("who wrote it knows the own write when its answer was lost", () => {
  it("in the return from a sign-in", async () => {
    const logins = createLoginStore({ client, tableName: "logins" }, movedClock());
    const sessions = createSessionStore({ client, tableName: "sessions" });
    await sessions.create("session", aSession());
    await sessions.rememberLogin("session", LOGIN);
    await logins.remember(LOGIN);
    losing = 1;
    expect((await sessions.claimPendingLogin("session", "state"))?.pendingLogin).toEqual(LOGIN);
    losing = 2;
    expect(await logins.claim("state")).toEqual(LOGIN);
    expect(lost).toBe(3);
    // Once is once.
    expect(await sessions.claimPendingLogin("session", "state")).toBeUndefined();
    expect(await logins.claim("state")).toBeUndefined();
    expect((await sessions.get("session"))?.pendingLogin).toBeUndefined();
  });

  it("in what may be used once", async () => {
    const logins = createLoginStore({ client, tableName: "logins" }, movedClock());
    losing = 1;
    expect(await logins.useOnce("message")).toBe(true);
    expect(lost).toBe(1);
    expect(await logins.useOnce("message")).toBe(false);
  });

  it("in the beginning of an application: each of its two writes", async () => {
    const keys = createProcessKeys({ client, tableName: "processKeys" });
    const processes = createProcessRepository({ client, tableName: "processes" }, keys);
    const process = await aStartedProcess(memoryPorts());
    losing = 2;
    await processes.create(process);
    expect(lost).toBe(2);
    expect(await processes.get(process.id)).toEqual(process);
    await expect(processes.create(process)).rejects.toThrow("already");
  });

  it("in every change: of an application, a record, a payment, what is switched, and what drafts take up", async () => {
    const ports = memoryPorts();
    const keys = createProcessKeys({ client, tableName: "processKeys" });
    const processes = createProcessRepository({ client, tableName: "processes" }, keys);
    const id = "changed";
    await processes.create({ ...(await aStartedProcess(ports)), id });
    const submissions = createSubmissionRepository({ client, tableName: "submissions" }, ports.clock);
    await submissions.createOnce(aSubmission());
    const payments = createPaymentRepository({ client, tableName: "payments" });
    const availability = createAvailabilityStore({ client, tableName: "availability" });
    const limits = { client, tableName: "limits" };
    const hashOf = createDailyHash(limits, ports);
    await hashOf("one key a day");
    const room = createOwnerRoom(limits, { clock: ports.clock, hashOf });
    /** Once only: made again, it is refused. */
    const once = <Value>(value: Value): (() => Result<Value, { readonly kind: "again" }>) => {
      let made = false;
      return () => {
        if (made) return err({ kind: "again" });
        made = true;
        return ok(value);
      };
    };
    const marked = once(undefined);
    const skipped = { kind: "skipped", at: ports.clock.now().toISOString() } as const;
    const pay = once({ events: [skipped], checks: 0 });
    const begin = once([{ processId: id, bytes: 1, claimedAt: skipped.at }]);
    const changes = [
      () => processes.update(id, (process) => (marked().ok ? ok({ ...process, version: 7 }) : err("again"))),
      () => {
        const seen = once(undefined);
        return submissions.update(aSubmission().processId, (record) =>
          seen().ok ? ok({ ...record, name: "changed" }) : err("again"),
        );
      },
      () => payments.append({ processId: id, service: { authorityId: "a", leiKaId: "b" } }, pay),
      () => availability.update((before) => ({ ...before, closedServices: ["99150001001010"] })),
      () => room.update("owner", () => Promise.resolve(begin())),
    ];
    for (const change of changes) {
      losing = 1;
      expect(await change()).toMatchObject({ ok: true });
    }
    expect(lost).toBe(changes.length);
    expect((await processes.get(id))?.version).toBe(7);
    expect((await payments.get(id))?.events).toEqual([skipped]);
    await room.update<never>("owner", (held) => {
      expect(held).toEqual([{ processId: id, bytes: 1, claimedAt: skipped.at }]);
      return Promise.resolve(ok(held));
    });
  });
});
