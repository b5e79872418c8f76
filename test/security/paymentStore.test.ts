import { DynamoDBDocumentClient, GetCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPaymentRepository } from "#adapters/dynamodb/createPaymentRepository.ts";
import { liveAttempt } from "#domain/payment/attempts.ts";
import { paymentState } from "#domain/payment/Payment.ts";
import type { PaymentEvent } from "#domain/payment/PaymentEvent.ts";
import { err, ok } from "#domain/result.ts";
import type { PaymentRepository } from "#ports/payment/PaymentRepository.ts";
import { paymentsTable, startTables, type StartedTables } from "../fixtures/startTables.ts";

let tables: StartedTables;
const AT = "2026-11-21T12:00:00.000Z";
const LATER = "2026-11-21T13:00:00.000Z";
const to = (processId: string) => ({ processId, service: { authorityId: "a", leiKaId: "99150001001010" } });
const requested = (requestId: string): PaymentEvent => ({
  kind: "requested",
  requestId,
  at: AT,
  amount: 1,
  until: LATER,
});
let payments: PaymentRepository;

beforeAll(async () => {
  tables = await startTables();
  await tables.create(paymentsTable("payments"));
  const client = DynamoDBDocumentClient.from(tables.dynamo);
  payments = createPaymentRepository({ client, tableName: "payments" });
});
afterAll(() => tables.stop());

async function due(now: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const page of payments.listDue(new Date(now))) {
    found.push(...page.map(({ processId }) => processId));
  }
  return found;
}

describe("stored payments", () => {
  it("let one of two windows begin, and keep every event", async () => {
    const begin = (requestId: string) =>
      payments.append<"live">(to("p1"), (payment) =>
        liveAttempt(paymentState(payment)) === undefined
          ? ok({ events: [requested(requestId)], checks: 0, nextCheckAt: AT })
          : err("live"),
      );
    const begun = await Promise.all([begin("r1"), begin("r2"), begin("r3")]);
    expect(begun.filter((one) => one.ok)).toHaveLength(1);
    expect((await payments.get("p1"))?.events).toHaveLength(1);
    await payments.append<never>(to("p1"), () => ok({ events: [{ kind: "skipped", at: AT }], checks: 1 }));
    expect((await payments.get("p1"))?.events.map(({ kind }) => kind)).toEqual(["requested", "skipped"]);
  });

  it("store nothing where nothing was decided", async () => {
    expect(await payments.append(to("p2"), () => err("no" as const))).toEqual({ ok: false, failure: "no" });
    expect(await payments.get("p2")).toBeUndefined();
  });

  it("are found while a check is due, the longest waiting first, and no longer", async () => {
    for (const [processId, nextCheckAt] of [
      ["p4", LATER],
      ["p3", AT],
    ] as const) {
      await payments.append<never>(to(processId), () =>
        ok({ events: [requested("r")], checks: 0, nextCheckAt }),
      );
    }
    expect([await due(AT), await due(LATER)]).toEqual([["p3"], ["p3", "p4"]]);
    await payments.append<never>(to("p3"), () => ok({ events: [], checks: 1 }));
    expect(await due(LATER)).toEqual(["p4"]);
    await payments.append<never>(to("p4"), () => ok({ events: [], checks: 1 }));
  });

  it("are found in order, however many there are", async () => {
    const ids = Array.from({ length: 620 }, (_, index) => `many-${index}`);
    const atSecond = (index: number): string => new Date(Date.parse(AT) + index * 1_000).toISOString();
    await Promise.all(
      ids.map((id, index) =>
        payments.append<never>(to(id), () => ok({ events: [], checks: 0, nextCheckAt: atSecond(index) })),
      ),
    );
    expect(await due(LATER)).toEqual(ids);
  });

  const listed = async (all: boolean): Promise<readonly string[]> =>
    (await payments.listMismatches({ all })).found.map(({ processId }) => processId);
  const expiryOf = async (processId: string): Promise<unknown> =>
    (
      await DynamoDBDocumentClient.from(tables.dynamo).send(
        new GetCommand({ TableName: "payments", Key: { processId } }),
      )
    ).Item?.["expiresAt"];

  it("are listed once an operator has to resolve them", async () => {
    expect(await listed(true)).toEqual([]);
    await payments.append<never>(to("p5"), () =>
      ok({
        events: [requested("r"), { kind: "mismatch", requestId: "r", at: AT, why: "paid-twice" }],
        checks: 0,
      }),
    );
    expect([await listed(false), await expiryOf("p5")]).toEqual([["p5"], undefined]);
  });

  it("leave the list and end after their time once everything about them is settled", async () => {
    const about = { requestId: "r", at: AT };
    const found = (why: "paid-twice" | "no-final-word"): PaymentEvent => ({
      kind: "mismatch",
      ...about,
      why,
    });
    const settled = (why: "paid-twice" | "no-final-word"): PaymentEvent => ({
      kind: "settled",
      ...about,
      why,
      note: "given back",
    });
    const add = (...events: readonly PaymentEvent[]) =>
      payments.append<never>(to("p6"), () => ok({ events, checks: 0 }));
    await add(requested("r"), found("paid-twice"), found("no-final-word"));
    await add(settled("paid-twice"));
    expect([await listed(false), await expiryOf("p6")]).toEqual([["p5", "p6"], undefined]);
    await add(settled("no-final-word"));
    expect([await listed(false), await listed(true)]).toEqual([["p5"], ["p5", "p6"]]);
    expect(await expiryOf("p6")).toBeGreaterThan(Date.parse(AT) / 1000);
  });
});
