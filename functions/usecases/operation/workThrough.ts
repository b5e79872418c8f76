import type { Clock } from "#ports/System.ts";
import type { EventLog } from "#ports/operation/EventLog.ts";
import type { StoredList } from "#ports/operation/StoredList.ts";

/** At once: with the time that one takes, as many a second as the services behind it allow. */
const TOGETHER = 10;
/** Well within the time limit of a schedule. */
const BUDGET_MILLISECONDS = 45_000;

interface Work<Item> {
  readonly clock: Clock;
  /** When the schedule's time began, where it does something else before. */
  readonly begunAt?: Date;
  /** Where the schedule has more time than others. */
  readonly budgetMilliseconds?: number;
  /** Whether there was anything to do. */
  readonly each: (item: Item) => Promise<boolean>;
}

/**
 * Does the same with everything that a store lists, some at once, in the time of a schedule; answers with how many there was
 * anything to do. What is left by then comes with the next run.
 */
export async function workThrough<Item>(
  pages: AsyncIterable<readonly Item[]>,
  { clock, begunAt = clock.now(), budgetMilliseconds = BUDGET_MILLISECONDS, each }: Work<Item>,
): Promise<number> {
  let done = 0;
  for await (const page of pages) {
    for (let from = 0; from < page.length; from += TOGETHER) {
      if (clock.now().getTime() - begunAt.getTime() >= budgetMilliseconds) return done;
      const worked = await Promise.all(page.slice(from, from + TOGETHER).map(each));
      done += worked.filter((isDone) => isDone).length;
    }
  }
  return done;
}

/**
 * A log line for each record of a list that could not be read: it raises an alarm, because the record is no longer
 * processed.
 */
export function reportUnreadable(
  { log }: { readonly log: EventLog },
  { unreadable }: Pick<StoredList<unknown>, "unreadable">,
): void {
  for (const processId of unreadable) log.write("record-unreadable", { processId });
}
