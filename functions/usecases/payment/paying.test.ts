import { beforeEach, describe, expect, it } from "vitest";
import { anUnpaidProcess, comeBack, FEE, pay, PAYER, stateOf, statusOf } from "#test/fixtures/aPayment.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR, MINUTE } from "#test/fixtures/movedClock.ts";
import type { Process } from "#domain/application/Process.ts";
import type { PaymentTransaction } from "#ports/payment/PaymentProvider.ts";
import { completeProcess } from "../application/completeProcess.ts";
import { patchFormData } from "../application/patchFormData.ts";
import { deleteProcesses } from "../application/removeProcess.ts";
import { removeExpiredProcesses } from "../application/removeExpiredProcesses.ts";
import { submitProcess } from "../sending/submitProcess.ts";
import { verifyPayment } from "./verifyPayment.ts";

let ports: MemoryPorts;
let process: Process;
const PAGE: unknown = expect.stringContaining("https://pay.example/");
const KZ: unknown = expect.stringMatching(/^KZ-/);
const lost = { kind: "payment-unavailable", cause: "timeout" } as const;

beforeEach(async () => {
  ports = memoryPorts();
  process = await anUnpaidProcess(ports);
});

function send(payByInvoice = false): ReturnType<typeof submitProcess> {
  return submitProcess(ports, { actor: PAYER, processId: process.id, payByInvoice });
}

/** What happens at the provider with the attempt of this number. */
function report(change: Partial<PaymentTransaction>, attempt = 0): void {
  ports.paymentProvider.report(stateOf(ports, process).attempts[attempt]?.requestId ?? "", change);
}

/** A payment check by the sweep, after so many hours. */
async function checkAfter(hours: number): Promise<void> {
  ports.clock.advance(hours * HOUR);
  await verifyPayment(ports, process.id);
}

/** The person changes an answer. */
function correct(): ReturnType<typeof patchFormData> {
  const { version = 0 } = ports.stored.processes.get(process.id) ?? {};
  const changes = [{ path: "givenName", value: "Amina" }];
  return patchFormData(ports, { actor: PAYER, processId: process.id, version, changes });
}

const whys = (): readonly string[] => stateOf(ports, process).mismatches.map(({ why }) => why);

describe("the payment of an application", () => {
  it("comes before sending, where there is a fee", async () => {
    expect(await send()).toEqual({ ok: false, failure: { kind: "payment-required" } });
    expect(statusOf(ports, process)).toBe("COMPLETED");
  });

  it("is begun at the provider and sends the application once the provider says that it was paid", async () => {
    const started = await pay(ports, process);
    expect(started).toMatchObject({
      ok: true,
      value: { pageUrl: PAGE },
    });
    expect(ports.paymentProvider.orders).toMatchObject([{ amount: FEE }]);
    expect(statusOf(ports, process)).toBe("PAYMENT_PENDING");

    expect(await comeBack(ports, process)).toMatchObject({
      value: { standing: { stage: "pending", actions: ["reopen"] } },
    });
    report({ status: "PAYED" });
    expect(await comeBack(ports, process)).toMatchObject({
      value: { standing: { stage: "paid" }, process: { status: "SUBMITTED", paymentAmount: FEE } },
    });
    expect(ports.stored.executions.at(-1)).toBe(`${process.id}_1`);
    expect(ports.stored.processes.get(process.id)).toMatchObject({
      paymentCheckoutSign: KZ,
      paymentProviderName: "Zahlstelle",
      submitting: { terms: { version: "1" } },
    });
  });

  it("sends what was paid when the person never comes back, after the 24 hours too", async () => {
    await pay(ports, process);
    report({ status: "PAYED" });
    ports.clock.advance(30 * HOUR);
    expect(await removeExpiredProcesses(ports)).toBe(0);
    await verifyPayment(ports, process.id);
    expect(statusOf(ports, process)).toBe("SUBMITTED");
  });

  it("opens the same page again, and never begins a second payment while one is live", async () => {
    const first = await pay(ports, process);
    expect(await pay(ports, process)).toEqual(first);
    expect(ports.paymentProvider.orders).toHaveLength(1);
  });

  it("begins anew under another request id after it was cancelled or failed", async () => {
    await pay(ports, process);
    report({ status: "CANCELED" });
    expect(await comeBack(ports, process)).toMatchObject({
      value: {
        standing: { stage: "cancelled", actions: ["restart", "pay-later"] },
        process: { status: "PAYMENT_PENDING" },
      },
    });
    await pay(ports, process);
    report({ status: "FAILED" }, 1);
    expect(await comeBack(ports, process)).toMatchObject({
      value: {
        standing: { stage: "error", actions: ["restart", "pay-later"] },
        process: { status: "PAYMENT_FAILURE" },
      },
    });
    await pay(ports, process);
    expect(new Set(ports.paymentProvider.orders.map(({ requestId }) => requestId)).size).toBe(3);
    expect(statusOf(ports, process)).toBe("PAYMENT_PENDING");
  });

  it.each(["CANCELED", "FAILED"] as const)(
    "that ended as %s lets answers be corrected, and is then confirmed, paid and sent as corrected",
    async (status) => {
      await pay(ports, process);
      expect(await correct()).toMatchObject({ ok: false, failure: { kind: "illegal-transition" } });
      report({ status });
      await comeBack(ports, process);
      expect(await correct()).toMatchObject({ ok: true, value: { process: { status: "EDITING" } } });
      expect(ports.stored.processes.get(process.id)).not.toHaveProperty("sendingOrder");

      expect(await completeProcess(ports, { actor: PAYER, processId: process.id })).toMatchObject({
        ok: true,
      });
      await pay(ports, process);
      report({ status: "PAYED" }, 1);
      await comeBack(ports, process);
      expect(statusOf(ports, process)).toBe("SUBMITTED");
    },
  );

  it("that is booked after the answers were corrected sends nothing, and is reported to the operators", async () => {
    await pay(ports, process);
    report({ status: "FAILED" });
    await comeBack(ports, process);
    await correct();
    report({ status: "PAYED" });
    await checkAfter(2);
    expect([statusOf(ports, process), whys()]).toEqual(["EDITING", ["application-impossible"]]);
  });

  it("that failed and was booked later is found by the sweep", async () => {
    await pay(ports, process);
    report({ status: "FAILED" });
    await comeBack(ports, process);
    report({ status: "PAYED" });
    await checkAfter(2);
    expect([statusOf(ports, process), whys()]).toEqual(["SUBMITTED", []]);
  });

  it("that failed is polled until the provider answered 24 hours later, and no longer", async () => {
    await pay(ports, process);
    report({ status: "FAILED" });
    await comeBack(ports, process);
    await checkAfter(23);
    ports.paymentProvider.readFaults.push(lost);
    await checkAfter(9);
    const calls = ports.paymentProvider.calls;
    await checkAfter(12);
    expect(ports.paymentProvider.calls).toBe(calls + 1);
    expect(ports.stored.payments.get(process.id)?.nextCheckAt).toBeUndefined();
    await checkAfter(12);
    expect([ports.paymentProvider.calls, whys()]).toEqual([calls + 1, []]);
  });

  it("that failed and whose provider stays silent is listed at the bound", async () => {
    await pay(ports, process);
    report({ status: "FAILED" });
    await comeBack(ports, process);
    ports.paymentProvider.readFaults.push(lost, lost);
    await checkAfter(30);
    expect(whys()).toEqual([]);
    await checkAfter(6 * 24);
    expect(whys()).toEqual(["no-final-word"]);
    expect(ports.stored.payments.get(process.id)?.nextCheckAt).toBeUndefined();
  });

  it("taken twice by the provider sends once, and is listed", async () => {
    await pay(ports, process);
    report({ status: "PAYED", reference: "KZ-2", statusDetail: "Paid twice: KZ-1, KZ-2" });
    await comeBack(ports, process);
    expect([statusOf(ports, process), whys()]).toEqual(["SUBMITTED", ["taken-twice"]]);
  });

  it("goes on after lost answers under the same request id", async () => {
    ports.paymentProvider.createFaults.push("lost-answer");
    expect(await pay(ports, process)).toMatchObject({ ok: true, value: { pageUrl: PAGE } });
    expect(ports.paymentProvider.orders).toHaveLength(1);
    expect(stateOf(ports, process).attempts).toMatchObject([{ status: "OPEN" }]);
  });

  it("begins once more where the provider neither takes nor knows the request id", async () => {
    ports.paymentProvider.createFaults.push("lost-answer");
    ports.paymentProvider.knowsRequestIds = false;
    expect(await pay(ports, process)).toMatchObject({ ok: true, value: { pageUrl: PAGE } });
    expect(stateOf(ports, process).attempts).toMatchObject([{ status: "DEAD" }, { status: "OPEN" }]);
  });

  it("is kept open while the provider does not answer, and is gone on with later", async () => {
    ports.paymentProvider.createFaults.push(lost, lost);
    expect(await pay(ports, process)).toMatchObject({ ok: false, failure: { kind: "payment-unavailable" } });
    expect(await pay(ports, process)).toMatchObject({ ok: true, value: { pageUrl: PAGE } });
    expect(stateOf(ports, process).attempts).toHaveLength(1);
  });

  it("is refused for good where the office is not set up, and can be tried again", async () => {
    ports.paymentProvider.createFaults.push({ kind: "payment-refused", cause: "FORBIDDEN" });
    expect(await pay(ports, process)).toMatchObject({ failure: { kind: "payment-refused" } });
    expect(statusOf(ports, process)).toBe("PAYMENT_FAILURE");
    expect(await pay(ports, process)).toMatchObject({ ok: true });
  });

  it.each([
    ["amount-differs", { amount: 1 }],
    ["currency-differs", { currency: "USD" }],
    ["request-id-differs", { requestId: "somebody-elses" }],
  ] as const)("stops and is listed when the provider reports it otherwise: %s", async (why, change) => {
    await pay(ports, process);
    report({ status: "PAYED", ...change });
    expect(await comeBack(ports, process)).toMatchObject({
      value: { standing: { stage: "error", actions: [] } },
    });
    expect([statusOf(ports, process), whys()]).toEqual(["PAYMENT_FAILURE", [why]]);
    expect(await pay(ports, process)).toMatchObject({ failure: { kind: "payment-unclear" } });
    expect(statusOf(ports, process)).toBe("PAYMENT_FAILURE");
    await checkAfter(1);
    expect(whys()).toEqual([why]);
  });

  it("made twice sends once, and the second is listed", async () => {
    await pay(ports, process);
    report({ status: "FAILED" });
    await comeBack(ports, process);
    await pay(ports, process);
    report({ status: "PAYED" }, 0);
    report({ status: "PAYED" }, 1);
    await checkAfter(1);
    expect([statusOf(ports, process), whys()]).toEqual(["SUBMITTED", ["paid-twice"]]);
    expect(await comeBack(ports, process)).toMatchObject({ value: { paid: [{}, {}] } });
  });

  it("that came although it was cancelled sends, and is listed", async () => {
    await pay(ports, process);
    report({ status: "CANCELED" });
    await comeBack(ports, process);
    report({ status: "PAYED" });
    await checkAfter(1);
    expect([statusOf(ports, process), whys()]).toEqual(["SUBMITTED", ["paid-after-cancel"]]);
  });

  it("for an application that is gone is listed", async () => {
    await pay(ports, process);
    report({ status: "PAYED" });
    ports.stored.processes.delete(process.id);
    await checkAfter(1);
    expect(whys()).toEqual(["application-impossible"]);
    expect(ports.stored.payments.get(process.id)?.nextCheckAt).toBeUndefined();
  });

  it("of which the provider never says how it ended is listed at the bound", async () => {
    await pay(ports, process);
    await checkAfter(6 * 24);
    expect(whys()).toEqual([]);
    await checkAfter(25);
    expect(whys()).toEqual(["no-final-word"]);
    expect(ports.stored.payments.get(process.id)?.nextCheckAt).toBeUndefined();
    expect(await removeExpiredProcesses(ports)).toBe(1);
  });

  it("is not asked for again when sending fails after it", async () => {
    await pay(ports, process);
    report({ status: "PAYED" });
    await comeBack(ports, process);
    const sent = ports.stored.processes.get(process.id);
    if (sent === undefined) throw new Error("the application is gone");
    ports.stored.processes.set(process.id, { ...sent, status: "SUBMIT_FAILURE" });
    expect(await send()).toMatchObject({ ok: true, value: { status: "SUBMITTED" } });
    expect(await pay(ports, process)).toMatchObject({ failure: { kind: "payment-not-required" } });
  });

  it("keeps the draft while money is on its way, and lets it go 24 hours after the last word", async () => {
    await pay(ports, process);
    const actor = PAYER;
    expect(await deleteProcesses(ports, { actor, processIds: [process.id] })).toMatchObject({ ok: false });
    report({ status: "CANCELED" });
    await comeBack(ports, process);
    expect(ports.stored.processes.get(process.id)?.availableUntil).toBe(
      new Date(ports.clock.now().getTime() + 24 * HOUR).toISOString(),
    );
    expect(await deleteProcesses(ports, { actor, processIds: [process.id] })).toMatchObject({ ok: true });
  });

  it("can be left out only where the service allows it; then nothing can be paid any more", async () => {
    expect(await send(true)).toMatchObject({ failure: { kind: "skip-not-allowed" } });
    process = await anUnpaidProcess(ports, true);
    expect(await send(true)).toMatchObject({ ok: true, value: { status: "SUBMITTED", paymentAmount: null } });
    expect(await pay(ports, process)).toMatchObject({ failure: { kind: "payment-not-required" } });
  });

  it("cannot be left out while money is on its way", async () => {
    process = await anUnpaidProcess(ports, true);
    await pay(ports, process);
    expect(await send(true)).toMatchObject({ failure: { kind: "payment-in-flight" } });
  });

  it("is checked at growing intervals", async () => {
    await pay(ports, process);
    const pauses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const next = ports.stored.payments.get(process.id)?.nextCheckAt;
      if (next === undefined) throw new Error("no payment check is scheduled");
      const pause = Date.parse(next) - ports.clock.now().getTime();
      pauses.push(pause / MINUTE);
      await checkAfter(pause / HOUR);
    }
    expect(pauses).toEqual([2, 2, 5, 10, 30, 60]);
  });

  it("stores no number of an account or a card, whatever the provider writes", async () => {
    await pay(ports, process);
    report({
      status: "PAYED",
      methodDetail: "VISA 4111 1111 1111 1111",
      statusDetail: "DE89370400440532013000 ok",
    });
    await comeBack(ports, process);
    const stored = JSON.stringify([
      ports.stored.payments.get(process.id),
      ports.stored.processes.get(process.id),
    ]);
    expect(stored).not.toMatch(/4111|DE8937/);
    expect(stored).toContain("VISA …");
  });
});
