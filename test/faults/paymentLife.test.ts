import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDecided } from "../../functions/domain/payment/attempts.ts";
import type { PaymentState } from "../../functions/domain/payment/Payment.ts";
import type { Process } from "../../functions/domain/process/Process.ts";
import { deleteProcesses } from "../../functions/usecases/process/deleteProcesses.ts";
import { removeExpiredProcesses } from "../../functions/usecases/process/removeExpiredProcesses.ts";
import { submitProcess } from "../../functions/usecases/workflow/submitProcess.ts";
import { verifyPayment } from "../../functions/usecases/payment/verifyPayment.ts";
import { anUnpaidProcess, comeBack, FEE, pay, PAYER, stateOf } from "../fixtures/aPayment.ts";
import { memoryPorts, type MemoryPorts } from "../fixtures/memoryPorts.ts";
import { HOUR, MINUTE } from "../fixtures/movedClock.ts";
import type { PaymentMishap } from "../fixtures/memoryPaymentProvider.ts";

class Killed extends Error {}

interface World {
  readonly ports: MemoryPorts;
  readonly process: Process;
  /** Writes and calls until the next kill; undefined: none is planned. */
  left: number | undefined;
}

/** The same ports, dying after a planned number of effects. */
function mortal(world: World): MemoryPorts {
  const dying = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, name, receiver) {
        const method: unknown = Reflect.get(target, name, receiver);
        if (typeof method !== "function") return method;
        return async (...args: readonly unknown[]): Promise<unknown> => {
          const answer: unknown = await Reflect.apply(method, target, args);
          if (world.left !== undefined) {
            world.left -= 1;
            if (world.left <= 0) throw new Killed("killed");
          }
          return answer;
        };
      },
    });
  const { ports } = world;
  const provider = dying(ports.paymentProvider);
  return {
    ...ports,
    processes: dying(ports.processes),
    payments: dying(ports.payments),
    paymentProviders: { of: () => provider },
    paymentWorkflow: dying(ports.paymentWorkflow),
    submitWorkflow: dying(ports.submitWorkflow),
  };
}

async function unlessKilled(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
}

const MISHAPS: readonly PaymentMishap[] = [
  "lost-answer",
  { kind: "payment-unavailable", cause: "maintenance" },
  { kind: "payment-refused", cause: "FORBIDDEN" },
  { kind: "payment-unknown" },
];

const attempt = fc.nat({ max: 4 });
const step = fc.oneof(
  fc.record({ kind: fc.constant("pay" as const), killAfter: fc.option(fc.integer({ min: 1, max: 14 })) }),
  fc.record({ kind: fc.constant("return" as const), killAfter: fc.option(fc.integer({ min: 1, max: 14 })) }),
  fc.record({ kind: fc.constant("sweep" as const), killAfter: fc.option(fc.integer({ min: 1, max: 14 })) }),
  fc.record({ kind: fc.constant("send" as const), invoice: fc.boolean() }),
  fc.record({ kind: fc.constant("delete" as const) }),
  fc.record({ kind: fc.constant("expire" as const) }),
  fc.record({ kind: fc.constant("hours" as const), hours: fc.integer({ min: 1, max: 60 }) }),
  fc.record({
    kind: fc.constant("report" as const),
    attempt,
    status: fc.constantFrom("PAYED" as const, "PAYED" as const, "FAILED" as const, "CANCELED" as const),
    amount: fc.constantFrom(FEE, FEE, FEE, 1),
  }),
  fc.record({
    kind: fc.constant("mishap" as const),
    on: fc.constantFrom("create" as const, "read" as const),
    which: fc.nat({ max: 3 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(world: World, one: Step): Promise<void> {
  const { ports, process } = world;
  world.left = "killAfter" in one ? (one.killAfter ?? undefined) : undefined;
  const dying = mortal(world);
  if (one.kind === "pay") await unlessKilled(pay(dying, process));
  if (one.kind === "return") await unlessKilled(comeBack(dying, process));
  if (one.kind === "sweep") await unlessKilled(verifyPayment(dying, process.id));
  if (one.kind === "send") {
    await submitProcess(ports, { actor: PAYER, processId: process.id, payByInvoice: one.invoice });
  }
  if (one.kind === "delete") await deleteProcesses(ports, { actor: PAYER, processIds: [process.id] });
  if (one.kind === "expire") await removeExpiredProcesses(ports);
  if (one.kind === "hours") ports.clock.advance(one.hours * HOUR);
  if (one.kind === "mishap") {
    const mishap = MISHAPS[one.which];
    const mishaps =
      one.on === "create" ? ports.paymentProvider.createMishaps : ports.paymentProvider.readMishaps;
    if (mishap !== undefined) mishaps.push(mishap);
  }
  if (one.kind === "report") {
    const requestId = [...ports.paymentProvider.transactions.keys()][one.attempt];
    const before = requestId === undefined ? undefined : ports.paymentProvider.transactions.get(requestId);
    // A provider never takes money back by itself.
    if (requestId === undefined || before?.status === "PAYED") return;
    ports.paymentProvider.report(requestId, { status: one.status, amount: one.amount });
  }
  world.left = undefined;
}

/** Lets every planned look happen, undisturbed, until nothing is open. */
async function calm({ ports, process }: World): Promise<void> {
  ports.paymentProvider.createMishaps.length = 0;
  ports.paymentProvider.readMishaps.length = 0;
  for (let round = 0; round < 60; round += 1) {
    const next = ports.stored.payments.get(process.id)?.nextCheckAt;
    if (next === undefined) return;
    ports.clock.advance(Math.max(MINUTE, Date.parse(next) - ports.clock.now().getTime()));
    await verifyPayment(ports, process.id);
    finishSending(ports, process);
    await removeExpiredProcesses(ports);
  }
  throw new Error("somebody looks for ever");
}

/** What the pipeline does with an application that was sent. */
function finishSending(ports: MemoryPorts, { id }: Process): void {
  const sent = ports.stored.processes.get(id);
  if (sent?.status !== "SUBMITTED" || sent.resultsAvailableUntil !== undefined) return;
  const until = new Date(ports.clock.now().getTime() + HOUR).toISOString();
  ports.stored.processes.set(id, { ...sent, resultsAvailableUntil: until, availableUntil: until });
}

function listed(state: PaymentState, requestId: string): boolean {
  return state.mismatches.some((entry) => entry.requestId === requestId);
}

async function live(steps: readonly Step[], skipAllowed: boolean): Promise<void> {
  const ports = memoryPorts();
  const process = await anUnpaidProcess(ports, skipAllowed);
  const world: World = { ports, process, left: undefined };
  let sent = false;
  let paidOrSkipped = false;
  const look = (): void => {
    const now = ports.stored.processes.get(process.id);
    if (now?.status !== "SUBMITTED") return;
    sent = true;
    const money = [...ports.paymentProvider.transactions.values()].some(
      ({ status, amount }) => status === "PAYED" && amount === FEE,
    );
    paidOrSkipped =
      (now.paymentAmount === FEE && money) || (skipAllowed && now.paymentSkippedAt !== undefined);
    expect(paidOrSkipped).toBe(true);
  };
  for (const one of steps) {
    await take(world, one);
    look();
  }
  await calm(world);
  look();
  const state = stateOf(ports, process);
  const charged = [...ports.paymentProvider.transactions.values()].filter(({ status }) => status === "PAYED");
  // Money that came after the last look, or for a page that nobody was sent to, is none of this story.
  const known = charged.filter(({ requestId }) =>
    state.attempts.some((one) => one.requestId === requestId && one.status === "PAYED"),
  );
  const unlisted = known.filter(({ requestId }) => !listed(state, requestId));
  expect(unlisted.length).toBeLessThanOrEqual(1);
  for (const { requestId } of unlisted) {
    expect([sent, state.usedRequestId]).toEqual([true, requestId]);
  }
  for (const { requestId } of known)
    expect(isDecided(state, requestId) || listed(state, requestId)).toBe(true);
}

describe("the whole life of a payment, whatever happens and whoever dies in between", () => {
  it("charges nobody twice in silence, leaves no paid application unsent in silence, and sends none unpaid unless allowed", async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), fc.boolean(), live), {
      numRuns: 150,
    });
  });

  it("does so when it is killed after every single effect of paying and of coming back", async () => {
    for (let killAfter = 1; killAfter <= 14; killAfter += 1) {
      for (const kind of ["pay", "return", "sweep"] as const) {
        const paid = { kind: "report", attempt: 0, status: "PAYED", amount: FEE } as const;
        const steps: readonly Step[] =
          kind === "pay"
            ? [{ kind, killAfter }, { kind, killAfter: null }, paid]
            : [{ kind: "pay", killAfter: null }, paid, { kind, killAfter }];
        await live(steps, false);
      }
    }
  });
});
