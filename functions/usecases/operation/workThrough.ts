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

/** With how many there was anything to do, and whether all were looked at in that time. */
export interface Worked {
  readonly done: number;
  readonly isFinished: boolean;
}

/**
 * Does the same with everything that a store lists, some at once, in the time of a schedule. What is left by then comes with
 * the next run.
 */
export async function workThrough<Item>(
  pages: AsyncIterable<readonly Item[]>,
  { clock, begunAt = clock.now(), budgetMilliseconds = BUDGET_MILLISECONDS, each }: Work<Item>,
): Promise<Worked> {
  let done = 0;
  for await (const some of inParts(pages)) {
    if (clock.now().getTime() - begunAt.getTime() >= budgetMilliseconds) return { done, isFinished: false };
    const worked = await Promise.all(some.map(each));
    done += worked.filter((isDone) => isDone).length;
  }
  return { done, isFinished: true };
}

/** An empty page is an empty part: reading it took time, too. */
async function* inParts<Item>(pages: AsyncIterable<readonly Item[]>): AsyncGenerator<readonly Item[]> {
  for await (const page of pages) {
    for (let from = 0; from === 0 || from < page.length; from += TOGETHER) {
      yield page.slice(from, from + TOGETHER);
    }
  }
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
