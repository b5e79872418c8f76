import { ok } from "#domain/result.ts";
import { liveAttempt } from "#domain/payment/attempts.ts";
import { reconcilePayments } from "#usecases/payment/reconcilePayments.ts";
import { verifyPayment } from "#usecases/payment/verifyPayment.ts";
import { patchFormData } from "#usecases/application/patchFormData.ts";
import { removeExpiredProcesses } from "#usecases/application/removeExpiredProcesses.ts";
import { pay, PAYER, stateOf } from "#test/fixtures/aPayment.ts";
import { HOUR, MINUTE } from "#test/fixtures/movedClock.ts";
import { mortalPorts, unlessKilled } from "./mortalPorts.ts";
import type { PaymentScenario } from "./PaymentScenario.ts";
import type { Booking, Choice } from "./PlayedProvider.ts";

/** Retries of a payment check, as in the state machine. */
const TRIES = 4;

/** The person starts to pay, or opens the page again; the page that she is sent to stays open. */
export async function startPaying(scenario: PaymentScenario, killAfter: number | null): Promise<void> {
  const { ports, process, pages } = scenario;
  const started = await unlessKilled(pay(mortalPorts(ports, killAfter), process));
  if (started?.ok !== true || started.value.pageUrl === undefined) return;
  const { pageUrl } = started.value;
  const live = liveAttempt(stateOf(ports, process));
  if (live === undefined) throw new Error("a page was opened without a payment to pay there");
  if (!pages.some((page) => page.pageUrl === pageUrl)) pages.push({ requestId: live.requestId, pageUrl });
}

export async function pressAt(
  scenario: PaymentScenario,
  pressed: {
    readonly window: number;
    readonly choice: Choice;
    readonly booking: Booking;
    readonly minutes: number;
  },
): Promise<void> {
  const { pages, played, shownAt, ports } = scenario;
  const page = pages[pressed.window % pages.length];
  if (page === undefined) return;
  const { choice, booking, minutes } = pressed;
  await played.press(page.pageUrl, { choice, booking, delayMilliseconds: minutes * MINUTE });
  if (!choice.startsWith("pay") || shownAt.has(page.requestId)) return;
  const delay = booking === "at-once" ? 0 : minutes * MINUTE;
  shownAt.set(page.requestId, ports.clock.now().getTime() + delay);
}

/** The sweep starts what is due; every payment check is retried after a crash, and given up after the last try. */
export async function sweep(scenario: PaymentScenario, kills: readonly number[] = []): Promise<void> {
  const { ports, process, checks } = scenario;
  await unlessKilled(reconcilePayments(mortalPorts(ports, kills[0] ?? null)));
  for (const check of checks.waiting.splice(0)) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const ports = mortalPorts(scenario.ports, kills[attempt] ?? null);
      const verified = await unlessKilled(verifyPayment(ports, process.id));
      if (verified?.ok === true) break;
    }
    checks.over.add(check);
  }
}

/** Whether an answer of the application could be changed. */
export async function edit({ ports, process }: PaymentScenario): Promise<boolean> {
  const now = ports.stored.processes.get(process.id);
  const changes = [{ path: "placeOfBirth", value: "Sfax" }];
  const given = { actor: PAYER, processId: process.id, version: now?.version ?? 0, changes };
  return (await patchFormData(ports, given)).ok;
}

export async function passTime({ ports, played }: PaymentScenario, milliseconds: number): Promise<void> {
  ports.clock.advance(milliseconds);
  await played.advance(milliseconds);
}

/** Runs every scheduled payment check, undisturbed, until nothing is open. */
export async function calm(scenario: PaymentScenario): Promise<void> {
  const { ports, process, played } = scenario;
  await played.order("none");
  for (let round = 0; round < 60; round += 1) {
    const next = ports.stored.payments.get(process.id)?.nextCheckAt;
    if (next === undefined) return;
    await passTime(scenario, Math.max(MINUTE, Date.parse(next) - ports.clock.now().getTime()));
    await sweep(scenario);
    await finishSending(scenario);
    await removeExpiredProcesses(ports);
  }
  throw new Error("the payment checks never end");
}

/** What the pipeline does with an application that was sent. */
async function finishSending({ ports, process }: PaymentScenario): Promise<void> {
  const until = new Date(ports.clock.now().getTime() + HOUR).toISOString();
  await ports.processes.update<never>(process.id, (sent) =>
    ok(
      sent.status === "SUBMITTED" && sent.resultsAvailableUntil === undefined
        ? { ...sent, resultsAvailableUntil: until, availableUntil: until }
        : sent,
    ),
  );
}
