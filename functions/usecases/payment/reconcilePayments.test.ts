import { beforeEach, describe, expect, it } from "vitest";
import { anUnpaidProcess, pay, stateOf } from "#test/fixtures/aPayment.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR, MINUTE } from "#test/fixtures/movedClock.ts";
import { ok } from "#domain/result.ts";
import { reconcilePayments } from "./reconcilePayments.ts";
import { verifyPayment } from "./verifyPayment.ts";

let ports: MemoryPorts;
let running: number;
let mostRunning: number;
const over = new Set<string>();
const started: string[] = [];

beforeEach(() => {
  ports = memoryPorts();
  [running, mostRunning] = [0, 0];
  over.clear();
  started.length = 0;
});

/** `each`: runs while a payment check is started. */
function sweep(each: () => void = () => undefined): Promise<number> {
  const startCheck = async (processId: string, dueAt: string) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await Promise.resolve();
    each();
    running -= 1;
    const name = `${processId}_${dueAt}`;
    if (over.has(name)) return ok("ended" as const);
    started.push(name);
    return ok("running" as const);
  };
  return reconcilePayments({ ...ports, paymentWorkflow: { ...ports.paymentWorkflow, startCheck } });
}

async function openPayments(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const to = { processId: `p${index}`, service: { authorityId: "a", leiKaId: "99150001001010" } };
    const nextCheckAt = new Date(ports.clock.now().getTime() + MINUTE + index).toISOString();
    await ports.payments.append<never>(to, () => ok({ events: [], checks: 0, nextCheckAt }));
  }
}

describe("the sweep over open payments", () => {
  it("starts a payment check for all that are due, the longest waiting first, some at once", async () => {
    await openPayments(205);
    expect(await sweep()).toBe(0);
    ports.clock.advance(HOUR);
    expect(await sweep()).toBe(205);
    expect(started.map((name) => name.split("_")[0])).toEqual(Array.from({ length: 205 }, (_, i) => `p${i}`));
    expect(mostRunning).toBe(10);
  });

  it("ends in time, and goes on with those that wait longest", async () => {
    await openPayments(205);
    ports.clock.advance(HOUR);
    let starts = 0;
    expect(
      await sweep(() => {
        starts += 1;
        if (starts === 55) ports.clock.advance(MINUTE);
      }),
    ).toBe(60);
    // Checked payments are due later.
    for (const processId of started.map((name) => name.split("_")[0] ?? "")) {
      ports.stored.payments.delete(processId);
    }
    expect(await sweep()).toBe(145);
    expect(started).toHaveLength(205);
  });

  it("checks again where the previous check broke off and scheduled no other", async () => {
    await openPayments(1);
    ports.clock.advance(HOUR);
    expect([await sweep(), started.length]).toEqual([1, 1]);
    for (const name of started) over.add(name);
    ports.clock.advance(HOUR);
    expect([await sweep(), started.length]).toEqual([1, 2]);
  });

  it("that comes twice, or twice at once, starts the same payment checks, which are idempotent by their names", async () => {
    await openPayments(25);
    ports.clock.advance(HOUR);
    const counts = [await sweep(), ...(await Promise.all([sweep(), sweep()]))];
    expect([counts, new Set(started).size]).toEqual([[25, 25, 25], 25]);
  });

  it("takes and sends nothing twice, even where every sweep's payment checks really ran", async () => {
    const process = await anUnpaidProcess(ports);
    await pay(ports, process);
    const [{ requestId } = { requestId: "" }] = stateOf(ports, process).attempts;
    ports.paymentProvider.report(requestId, { status: "PAYED" });
    ports.clock.advance(HOUR);
    const checking = {
      ...ports,
      paymentWorkflow: {
        ...ports.paymentWorkflow,
        startCheck: async (processId: string) => {
          await verifyPayment(ports, processId);
          return ok("running" as const);
        },
      },
    };
    await Promise.all([reconcilePayments(checking), reconcilePayments(checking)]);
    const [events, sent] = [
      ports.stored.payments.get(process.id)?.events,
      ports.stored.processes.get(process.id),
    ];
    expect(events?.map(({ kind }) => kind)).toEqual(["requested", "created", "reported"]);
    expect(sent).toMatchObject({ status: "SUBMITTED", submitting: { attempt: 1 } });
    // The second name is that of the waiting that began with the payment.
    expect(new Set(ports.stored.executions)).toEqual(
      new Set([`${process.id}_${requestId}`, `${process.id}_1`]),
    );

    ports.clock.advance(HOUR);
    await reconcilePayments(checking);
    expect(ports.stored.processes.get(process.id)).toEqual(sent);
    expect(ports.stored.payments.get(process.id)?.events).toEqual(events);
    expect(ports.paymentProvider.orders).toHaveLength(1);
  });
});
