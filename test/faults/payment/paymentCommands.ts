import fc from "fast-check";
import { expect } from "vitest";
import { deleteProcesses } from "../../../functions/usecases/process/deleteProcesses.ts";
import { removeExpiredProcesses } from "../../../functions/usecases/process/removeExpiredProcesses.ts";
import { submitProcess } from "../../../functions/usecases/workflow/submitProcess.ts";
import { verifyPayment } from "../../../functions/usecases/payment/verifyPayment.ts";
import { comeBack, PAYER } from "../../fixtures/aPayment.ts";
import { HOUR } from "../../fixtures/movedClock.ts";
import { expectInOrder } from "./expectNothingLost.ts";
import { mortalPorts, unlessKilled } from "./mortalPorts.ts";
import { edit, passTime, pressAt, startPaying, sweep } from "./paymentActions.ts";
import type { PaymentWorld } from "./PaymentWorld.ts";
import { CHOICES, MISHAPS } from "./PlayedProvider.ts";

/** What has to be known to tell what can be done next. */
export interface PaymentModel {
  pages: number;
  /** Whether a payment began: from then on the answers stay. */
  begun: boolean;
}
type Command = fc.AsyncCommand<PaymentModel, PaymentWorld>;

/** A command that keeps the model, and looks whether everything is in order after it. */
function command(
  name: string,
  does: {
    readonly work: (world: PaymentWorld, model: PaymentModel) => Promise<unknown>;
    readonly when?: (model: Readonly<PaymentModel>) => boolean;
  },
): Command {
  return {
    toString: () => name,
    check: does.when ?? (() => true),
    run: async (model, world) => {
      await does.work(world, model);
      model.pages = world.pages.length;
      model.begun = world.ports.stored.payments.get(world.process.id)?.events[0]?.kind === "requested";
      await expectInOrder(world);
    },
  };
}

const isBegun = ({ begun }: Readonly<PaymentModel>): boolean => begun;

const killAfter = fc.option(fc.integer({ min: 1, max: 14 }));

const start = killAfter.map((kill) =>
  command(`start(killed after ${kill})`, { work: (world) => startPaying(world, kill) }),
);
const startTwice = fc.constant(
  command("start in two windows", {
    work: (world) => Promise.all([startPaying(world, null), startPaying(world, null)]),
  }),
);
const press = fc
  .record({
    window: fc.nat({ max: 4 }),
    choice: fc.constantFrom(...CHOICES, "pay" as const),
    booking: fc.constantFrom("at-once" as const, "at-once" as const, "delayed-booking", "failed-then-paid"),
    minutes: fc.constantFrom(10, 90, 600, 1_300),
  })
  .map((pressed) =>
    command(`press(${JSON.stringify(pressed)})`, {
      when: ({ pages }) => pages > 0,
      work: (world) => pressAt(world, pressed),
    }),
  );
const back = killAfter.map((kill) =>
  command(`come back(killed after ${kill})`, {
    work: ({ ports, process }) => unlessKilled(comeBack(mortalPorts(ports, kill), process)),
  }),
);
const waitingEnds = killAfter.map((kill) =>
  command(`the waiting ends(killed after ${kill})`, {
    work: ({ ports, process }) => unlessKilled(verifyPayment(mortalPorts(ports, kill), process.id)),
  }),
);
const sweeping = fc
  .array(fc.integer({ min: 1, max: 14 }), { maxLength: 4 })
  .map((kills) => command(`sweep(killed after ${kills.join()})`, { work: (world) => sweep(world, kills) }));
const send = fc.boolean().map((payByInvoice) =>
  command(`send(${payByInvoice ? "by invoice" : "paid"})`, {
    work: ({ ports, process }) => submitProcess(ports, { actor: PAYER, processId: process.id, payByInvoice }),
  }),
);
const editing = fc.constant(
  command("edit once paying began", {
    when: isBegun,
    work: async (world) => {
      expect(await edit(world)).toBe(false);
    },
  }),
);
const remove = fc.constant(
  command("delete", {
    when: isBegun,
    work: ({ ports, process }) => deleteProcesses(ports, { actor: PAYER, processIds: [process.id] }),
  }),
);
const expire = fc.constant(
  command("expire", { when: isBegun, work: ({ ports }) => removeExpiredProcesses(ports) }),
);
const hours = fc
  .integer({ min: 1, max: 60 })
  .map((count) =>
    command(`hours(${count})`, { when: isBegun, work: (world) => passTime(world, count * HOUR) }),
  );
const mishap = fc
  .record({ mishap: fc.constantFrom(...MISHAPS), times: fc.integer({ min: 1, max: 3 }) })
  .map(({ mishap: name, times }) =>
    command(`mishap(${name} x${times})`, { work: ({ played }) => played.order(name, times) }),
  );

function repeated(one: fc.Arbitrary<Command>, times: number): readonly fc.Arbitrary<Command>[] {
  return Array.from({ length: times }, () => one);
}

/** Everything that can happen around a payment, in any order. */
export const paymentCommands = (maxCommands: number): fc.Arbitrary<Iterable<Command>> =>
  fc.commands(
    // What is named more often happens more often.
    [
      ...repeated(start, 4),
      startTwice,
      ...repeated(press, 6),
      ...repeated(back, 3),
      waitingEnds,
      ...repeated(sweeping, 2),
      send,
      editing,
      remove,
      expire,
      hours,
      ...repeated(mishap, 2),
    ],
    { maxCommands, size: "max" },
  );
