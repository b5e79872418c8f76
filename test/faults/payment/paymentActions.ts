import { ok } from "../../../functions/domain/result.ts";
import { liveAttempt } from "../../../functions/domain/payment/attempts.ts";
import { reconcilePayments } from "../../../functions/usecases/payment/reconcilePayments.ts";
import { verifyPayment } from "../../../functions/usecases/payment/verifyPayment.ts";
import { patchFormData } from "../../../functions/usecases/process/patchFormData.ts";
import { removeExpiredProcesses } from "../../../functions/usecases/process/removeExpiredProcesses.ts";
import { pay, PAYER, stateOf } from "../../fixtures/aPayment.ts";
import { HOUR, MINUTE } from "../../fixtures/movedClock.ts";
import { mortalPorts, unlessKilled } from "./mortalPorts.ts";
import type { PaymentWorld } from "./PaymentWorld.ts";
import type { Booking, Choice } from "./PlayedProvider.ts";

/** As the state machine tries a look. */
const TRIES = 4;

/** The person starts to pay, or opens the page again; the page that she is sent to stays open. */
export async function startPaying(world: PaymentWorld, killAfter: number | null): Promise<void> {
  const { ports, process, pages } = world;
  const started = await unlessKilled(pay(mortalPorts(ports, killAfter), process));
  if (started?.ok !== true || started.value.pageUrl === undefined) return;
  const { pageUrl } = started.value;
  const live = liveAttempt(stateOf(ports, process));
  if (live === undefined) throw new Error("a page was opened without a payment to pay there");
  if (!pages.some((page) => page.pageUrl === pageUrl)) pages.push({ requestId: live.requestId, pageUrl });
}

export async function pressAt(
  world: PaymentWorld,
  pressed: {
    readonly window: number;
    readonly choice: Choice;
    readonly booking: Booking;
    readonly minutes: number;
  },
): Promise<void> {
  const { pages, played, shownAt, ports } = world;
  const page = pages[pressed.window % pages.length];
  if (page === undefined) return;
  const { choice, booking, minutes } = pressed;
  await played.press(page.pageUrl, { choice, booking, delayMilliseconds: minutes * MINUTE });
  if (!choice.startsWith("pay") || shownAt.has(page.requestId)) return;
  const delay = booking === "at-once" ? 0 : minutes * MINUTE;
  shownAt.set(page.requestId, ports.clock.now().getTime() + delay);
}

/** The sweep starts what is due; every look is tried again after it was killed, and given up after the last try. */
export async function sweep(world: PaymentWorld, kills: readonly number[] = []): Promise<void> {
  const { ports, process, looks } = world;
  await unlessKilled(reconcilePayments(mortalPorts(ports, kills[0] ?? null)));
  for (const look of looks.waiting.splice(0)) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const ports = mortalPorts(world.ports, kills[attempt] ?? null);
      const verified = await unlessKilled(verifyPayment(ports, process.id));
      if (verified?.ok === true) break;
    }
    looks.over.add(look);
  }
}

/** Whether an answer of the application could be changed. */
export async function edit({ ports, process }: PaymentWorld): Promise<boolean> {
  const now = ports.stored.processes.get(process.id);
  const changes = [{ path: "placeOfBirth", value: "Sfax" }];
  const given = { actor: PAYER, processId: process.id, version: now?.version ?? 0, changes };
  return (await patchFormData(ports, given)).ok;
}

export async function passTime({ ports, played }: PaymentWorld, milliseconds: number): Promise<void> {
  ports.clock.advance(milliseconds);
  await played.advance(milliseconds);
}

/** Lets every planned look happen, undisturbed, until nothing is open. */
export async function calm(world: PaymentWorld): Promise<void> {
  const { ports, process, played } = world;
  await played.order("none");
  for (let round = 0; round < 60; round += 1) {
    const next = ports.stored.payments.get(process.id)?.nextCheckAt;
    if (next === undefined) return;
    await passTime(world, Math.max(MINUTE, Date.parse(next) - ports.clock.now().getTime()));
    await sweep(world);
    await finishSending(world);
    await removeExpiredProcesses(ports);
  }
  throw new Error("somebody looks for ever");
}

/** What the pipeline does with an application that was sent. */
async function finishSending({ ports, process }: PaymentWorld): Promise<void> {
  const until = new Date(ports.clock.now().getTime() + HOUR).toISOString();
  await ports.processes.update<never>(process.id, (sent) =>
    ok(
      sent.status === "SUBMITTED" && sent.resultsAvailableUntil === undefined
        ? { ...sent, resultsAvailableUntil: until, availableUntil: until }
        : sent,
    ),
  );
}
