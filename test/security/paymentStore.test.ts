import { mkdtempSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { CreateTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, GetCommand } from "@aws-sdk/lib-dynamodb";
import dynalite from "dynalite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPaymentRepository } from "../../functions/adapters/dynamodb/DynamoPaymentRepository.ts";
import { liveAttempt } from "../../functions/domain/payment/attempts.ts";
import { paymentState } from "../../functions/domain/payment/Payment.ts";
import type { PaymentEvent } from "../../functions/domain/payment/PaymentEvent.ts";
import { err, ok } from "../../functions/domain/result.ts";
import type { PaymentRepository } from "../../functions/ports/PaymentRepository.ts";

const server = dynalite({
  path: mkdtempSync(path.join(tmpdir(), "payments-")),
  createTableMs: 0,
  deleteTableMs: 0,
  updateTableMs: 0,
});
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
let dynamo: DynamoDBClient;
let payments: PaymentRepository;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, server.address());
  dynamo = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: "eu-central-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  const index = (IndexName: string, hash: string, range: string) => ({
    IndexName,
    KeySchema: [
      { AttributeName: hash, KeyType: "HASH" as const },
      { AttributeName: range, KeyType: "RANGE" as const },
    ],
    Projection: { ProjectionType: "ALL" as const },
  });
  await dynamo.send(
    new CreateTableCommand({
      TableName: "payments",
      KeySchema: [{ AttributeName: "processId", KeyType: "HASH" }],
      AttributeDefinitions: ["processId", "watching", "nextCheckAt", "mismatch", "mismatchAt"].map(
        (AttributeName) => ({ AttributeName, AttributeType: "S" as const }),
      ),
      GlobalSecondaryIndexes: [
        index("dueChecks", "watching", "nextCheckAt"),
        index("mismatches", "mismatch", "mismatchAt"),
      ],
      BillingMode: "PAY_PER_REQUEST",
    }),
  );
  payments = createPaymentRepository({ client: DynamoDBDocumentClient.from(dynamo), tableName: "payments" });
});

afterAll(() => {
  dynamo.destroy();
  server.close();
});

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

  it("are found while a look is due, the longest waiting first, and no longer", async () => {
    for (const [processId, nextCheckAt] of [
      ["p4", LATER],
      ["p3", AT],
    ] as const) {
      await payments.append<never>(to(processId), () =>
        ok({ events: [requested("r")], checks: 0, nextCheckAt }),
      );
    }
    const due = async (now: string) =>
      (await payments.listDue(new Date(now), 10)).map(({ processId }) => processId);
    expect([await due(AT), await due(LATER)]).toEqual([["p3"], ["p3", "p4"]]);
    await payments.append<never>(to("p3"), () => ok({ events: [], checks: 1 }));
    expect(await due(LATER)).toEqual(["p4"]);
  });

  const listed = async (all: boolean): Promise<readonly string[]> =>
    (await payments.listMismatches({ all })).map(({ processId }) => processId);
  const expiryOf = async (processId: string): Promise<unknown> =>
    (
      await DynamoDBDocumentClient.from(dynamo).send(
        new GetCommand({ TableName: "payments", Key: { processId } }),
      )
    ).Item?.["expiresAt"];

  it("are listed once somebody has to look at them", async () => {
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
