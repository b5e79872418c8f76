import { describe, expect, it } from "vitest";
import { CALLS, CODES } from "#adapters/xbezahldienste/problemCodes.fixture.ts";
import { begunAt, booksOf, newOrder, press, providerAt } from "./startPaymentProvider.ts";
import { sharedPaymentProvider } from "./sharedPaymentProvider.ts";

const running = sharedPaymentProvider();
const MINUTE = 60_000;

const begun = (order = newOrder()) => begunAt(running(), "none", order);

const read = (id: string) => providerAt(running(), "none").read(id);

describe("a payment service that misbehaves", () => {
  it("has stored the payment although its answer was lost, and says so the second time", async () => {
    const order = newOrder();
    await running().setFault({ kind: "drop-answer", times: 1 });
    const provider = providerAt(running(), "none");
    expect(await provider.create(order)).toMatchObject({ failure: { kind: "payment-unavailable" } });
    expect(await booksOf(running(), order.requestId)).toHaveLength(1);
    expect(await provider.create(order)).toEqual({ ok: false, failure: { kind: "payment-exists" } });
    expect(await provider.read(order.requestId)).toMatchObject({ value: { status: "INITIAL" } });
  });

  it("says that a payment exists and knows none", async () => {
    const order = newOrder();
    await running().setFault({ kind: "duplicate", times: 1 });
    expect(await providerAt(running(), "none").create(order)).toEqual({
      ok: false,
      failure: { kind: "payment-exists" },
    });
    expect(await read(order.requestId)).toEqual({ ok: false, failure: { kind: "payment-unknown" } });
  });

  it("books later than it was paid", async () => {
    const { pageUrl, transactionId } = await begun();
    await running().setFault({ kind: "delayed-booking", delayMilliseconds: 10 * MINUTE, times: 1 });
    await press(pageUrl, { choice: "pay" });
    expect(await read(transactionId)).toMatchObject({ value: { status: "INITIAL" } });
    await running().moveClock(11 * MINUTE);
    expect(await read(transactionId)).toMatchObject({ value: { status: "PAYED" } });
    await running().moveClock(0);
  });

  it("says FAILED first and PAYED later", async () => {
    const { pageUrl, transactionId } = await begun();
    await running().setFault({ kind: "failed-then-paid", delayMilliseconds: 10 * MINUTE, times: 1 });
    await press(pageUrl, { choice: "pay" });
    expect(await read(transactionId)).toMatchObject({ value: { status: "FAILED" } });
    await running().moveClock(11 * MINUTE);
    expect(await read(transactionId)).toMatchObject({ value: { status: "PAYED" } });
    await running().moveClock(0);
  });

  it("reports another amount, currency or request id than was asked for", async () => {
    const { pageUrl, transactionId, requestId } = await begun();
    await press(pageUrl, { choice: "pay" });
    for (const [fault, reported] of [
      ["wrong-amount", { amount: 15_150 }],
      ["wrong-currency", { currency: "CHF" }],
      ["wrong-request-id", { requestId: `${requestId.slice(0, 30)}-other` }],
    ] as const) {
      await running().setFault({ kind: fault, times: 1 });
      expect(await read(transactionId)).toMatchObject({ ok: true, value: { status: "PAYED", ...reported } });
    }
  });

  it("names an unknown way to pay, and a reference before anything is paid", async () => {
    const paid = await begun();
    await press(paid.pageUrl, { choice: "pay" });
    await running().setFault({ kind: "unknown-method" });
    expect(await read(paid.transactionId)).toMatchObject({ value: { status: "PAYED", method: "BARTER" } });
    await running().setFault({ kind: "early-reference" });
    const early = await begun();
    expect(early).toMatchObject({ status: "INITIAL" });
    expect(early.reference).toMatch(/^KZ-/);
    await press(early.pageUrl, { choice: "cancel" });
    const cancelled = await read(early.transactionId);
    expect(cancelled).toMatchObject({ value: { status: "CANCELED" } });
    expect(cancelled.ok && cancelled.value.reference).toBeUndefined();
  });

  it("redirects no person to a foreign page", async () => {
    await running().setFault({ kind: "foreign-page" });
    const lines: unknown[] = [];
    const log = { write: (...line: readonly unknown[]) => void lines.push(line) };
    expect(await providerAt(running(), "none", { log }).create(newOrder())).toMatchObject({
      failure: { kind: "payment-refused" },
    });
    expect(lines).toEqual([["payment-address-differs", { of: "page", host: "pay.evil.example" }]]);
  });

  it("is under maintenance, behind a gateway's page, or forbids", async () => {
    const { transactionId } = await begun();
    for (const [fault, kind] of [
      ["unavailable", "payment-unavailable"],
      ["gateway-page", "payment-unavailable"],
      ["forbidden", "payment-refused"],
    ] as const) {
      await running().setFault({ kind: fault });
      expect(await read(transactionId)).toMatchObject({ failure: { kind } });
      expect(await providerAt(running(), "none").create(newOrder())).toMatchObject({ failure: { kind } });
    }
    for (const [fault, kind] of [
      ["unavailable", "payment-unavailable"],
      ["forbidden", "payment-refused"],
    ] as const) {
      await running().setFault({ kind: fault, call: "status" });
      expect(await providerAt(running(), "none").check()).toMatchObject({ failure: { kind } });
    }
  });

  it("ends a token early: one new one is taken", async () => {
    await running().setFault({ kind: "token-ends", times: 1 });
    expect(await providerAt(running(), "oauth").check()).toMatchObject({ ok: true });
    const tokens = (await running().journal()).slice(-4).map(({ path, status }) => `${path} ${status}`);
    expect(tokens).toEqual([
      "/oauth/token 200",
      expect.stringMatching(/^\/xbezahldienste\/status\/.* 401$/),
      "/oauth/token 200",
      expect.stringMatching(/^\/xbezahldienste\/status\/.* 200$/),
    ]);
    await running().setFault({ kind: "token-ends" });
    expect(await providerAt(running(), "oauth").check()).toMatchObject({
      failure: { kind: "payment-refused" },
    });
  });

  it.each(CODES)("refuses with %s and status %d, and each call answers what that means", async (...code) => {
    const [functionalCode, status, expected] = code;
    const provider = providerAt(running(), "none");
    const ordered = { create: "create", read: "read", check: "status" } as const;
    for (const call of CALLS) {
      const refusal = { kind: "refuse", call: ordered[call], functionalCode, status };
      await running().setFault({ ...refusal, times: 1 });
      const answers = {
        create: () => provider.create(newOrder()),
        read: () => provider.read("tx-1"),
        check: () => provider.check(),
      };
      expect(await answers[call]()).toMatchObject({ ok: false, failure: { kind: expected[call] } });
    }
  });
});
