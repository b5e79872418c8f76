import { randomUUID } from "node:crypto";
import { err, ok, type Result } from "#domain/result.ts";
import type { LocalClock } from "../clock/localClock.ts";
import type { InvokeFunction } from "../lambda/InvokeFunction.ts";
import { localAccount, type ScheduleResource } from "../template/PortalResources.ts";

const units: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** `rate(5 minutes)` in milliseconds; `undefined` for anything else, cron expressions included. */
function rateMilliseconds(expression: string): number | undefined {
  const [, value, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const milliseconds = Number(value) * (units[unit ?? ""] ?? Number.NaN);
  return milliseconds > 0 ? milliseconds : undefined;
}

export type ScheduleFailure = { readonly kind: "schedule-not-known"; readonly sentence: string };
export type Schedules = { readonly stop: () => void };

type Timed = { readonly schedule: ScheduleResource; readonly everyMilliseconds: number; dueAt: number };

const checkEveryMilliseconds = 1000;

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

  const timer = setInterval(() => void fireDue(), checkEveryMilliseconds);
  clock.onMove(fireDue);
  return ok({ stop: () => clearInterval(timer) });
}

/** A failed function has written its own log line; rules report nothing else. */
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
    return invoke(arn, { event: given, asynchronous: true });
  });
}
