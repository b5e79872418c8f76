import type { EventLog } from "#ports/operation/EventLog.ts";
import { eventLog } from "../wiring/system.ts";

/** A schedule as a Lambda: does its work and says how much there was. */
export function createScheduleHandler(
  schedule: string,
  run: (log: EventLog) => Promise<number>,
): () => Promise<{ readonly count: number }> {
  const log = eventLog({ schedule });
  return async () => {
    const count = await run(log);
    log.write("schedule-completed", { count });
    return { count };
  };
}
