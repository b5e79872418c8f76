import fc from "fast-check";
import { expect } from "vitest";
import { completeProcess } from "#usecases/application/completeProcess.ts";
import { deleteProcesses } from "#usecases/application/removeProcess.ts";
import { removeExpiredProcesses } from "#usecases/application/removeExpiredProcesses.ts";
import { submitProcess } from "#usecases/sending/submitProcess.ts";
import { verifyPayment } from "#usecases/payment/verifyPayment.ts";
import { comeBack, PAYER } from "#test/fixtures/aPayment.ts";
import { HOUR } from "#test/fixtures/movedClock.ts";
import { expectInOrder } from "./expectNothingLost.ts";
import { mortalPorts, unlessKilled } from "./mortalPorts.ts";
import { edit, passTime, pressAt, startPaying, sweep } from "./paymentActions.ts";
import type { PaymentScenario } from "./PaymentScenario.ts";
import { CHOICES, FAULTS } from "./PlayedProvider.ts";

/** What has to be known to tell what can be done next. */
export interface PaymentModel {
  pages: number;
  /** Whether a payment began: from then on the answers stay, until it has come to nothing. */
  begun: boolean;
}
type Command = fc.AsyncCommand<PaymentModel, PaymentScenario>;

/** A command that keeps the model, and looks whether everything is in order after it. */
function command(
  name: string,
  does: {
    readonly work: (scenario: PaymentScenario, model: PaymentModel) => Promise<unknown>;
    readonly when?: (model: Readonly<PaymentModel>) => boolean;
  },
): Command {
  return {
    toString: () => name,
    check: does.when ?? (() => true),
    run: async (model, scenario) => {
      await does.work(scenario, model);
      model.pages = scenario.pages.length;
      model.begun = scenario.ports.stored.payments.get(scenario.process.id)?.events[0]?.kind === "requested";
      await expectInOrder(scenario);
    },
  };
}

const isBegun = ({ begun }: Readonly<PaymentModel>): boolean => begun;

const killAfter = fc.option(fc.integer({ min: 1, max: 14 }));

const start = killAfter.map((kill) =>
  command(`start(killed after ${kill})`, { work: (scenario) => startPaying(scenario, kill) }),
);
const startTwice = fc.constant(
  command("start in two windows", {
    work: (scenario) => Promise.all([startPaying(scenario, null), startPaying(scenario, null)]),
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
      work: (scenario) => pressAt(scenario, pressed),
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
  .map((kills) =>
    command(`sweep(killed after ${kills.join()})`, { work: (scenario) => sweep(scenario, kills) }),
  );
const send = fc.boolean().map((payByInvoice) =>
  command(`send(${payByInvoice ? "by invoice" : "paid"})`, {
    work: ({ ports, process }) => submitProcess(ports, { actor: PAYER, processId: process.id, payByInvoice }),
  }),
);
const editing = fc.constant(
  command("edit once paying began", {
    when: isBegun,
    work: async (scenario) => {
      const { ports, process } = scenario;
      const isHeld = ports.stored.processes.get(process.id)?.paymentHeldUntil !== undefined;
      const isEdited = await edit(scenario);
      // Only after the provider's last word that nothing was debited; what was corrected is confirmed and paid anew.
      if (isHeld) expect(isEdited).toBe(false);
      if (isEdited) await completeProcess(ports, { actor: PAYER, processId: process.id });
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
    command(`hours(${count})`, { when: isBegun, work: (scenario) => passTime(scenario, count * HOUR) }),
  );
const fault = fc
  .record({ fault: fc.constantFrom(...FAULTS), times: fc.integer({ min: 1, max: 3 }) })
  .map(({ fault: name, times }) =>
    command(`fault(${name} x${times})`, { work: ({ played }) => played.order(name, times) }),
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
      ...repeated(fault, 2),
    ],
    { maxCommands, size: "max" },
  );
