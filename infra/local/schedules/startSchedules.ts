import { randomUUID } from "node:crypto";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
import type { LocalClock } from "../clock/createLocalClock.ts";
import type { InvokeFunction } from "../lambda/InvokeFunction.ts";
import { localAccount } from "../template/localAccount.ts";
import type { ScheduleResource } from "../template/PortalResources.ts";
import { rateMilliseconds } from "./rateMilliseconds.ts";

export type ScheduleFailure = { readonly kind: "schedule-not-known"; readonly sentence: string };
export type Schedules = { readonly stop: () => void };

type Timed = { readonly schedule: ScheduleResource; readonly everyMilliseconds: number; dueAt: number };

const lookEveryMilliseconds = 1000;

/**
 * Rules with a rate, by the moved clock. A clock that jumps over several due times fires once, as a machine
 * that slept would; the move counts as done when the functions have ended.
 */
export function startSchedules(
  schedules: readonly ScheduleResource[],
  options: { readonly clock: LocalClock; readonly invoke: InvokeFunction },
): Result<Schedules, ScheduleFailure> {
  const { clock, invoke } = options;
  const timed: Timed[] = [];
  for (const schedule of schedules) {
    const everyMilliseconds = rateMilliseconds(schedule.expression);
    if (everyMilliseconds === undefined) {
      const sentence = `The embedded stack cannot provide this: schedule ${schedule.expression} of ${schedule.name}.`;
      return err({ kind: "schedule-not-known", sentence });
    }
    timed.push({ schedule, everyMilliseconds, dueAt: clock.now() + everyMilliseconds });
  }

  async function fireDue(): Promise<void> {
    const now = clock.now();
    const due = timed.filter(({ dueAt }) => dueAt <= now);
    for (const one of due) one.dueAt = now + one.everyMilliseconds;
    await Promise.all(due.flatMap(({ schedule }) => fire(schedule, invoke)));
  }

  const timer = setInterval(() => void fireDue(), lookEveryMilliseconds);
  clock.onMove(fireDue);
  return ok({ stop: () => clearInterval(timer) });
}

/** A failed function has written its own log line; a rule has nobody else to tell. */
function fire(schedule: ScheduleResource, invoke: InvokeFunction): Promise<unknown>[] {
  const event = {
    version: "0",
    id: randomUUID(),
    "detail-type": "Scheduled Event",
    source: "aws.events",
    account: localAccount.accountId,
    time: new Date().toISOString(),
    region: localAccount.region,
    resources: [schedule.arn],
    detail: {},
  };
  return schedule.targets.map(({ arn, input }) => {
    const given: unknown = input === undefined ? event : JSON.parse(input);
    return invoke(arn, { event: given });
  });
}
