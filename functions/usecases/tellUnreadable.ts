import type { EventLog } from "../ports/EventLog.ts";
import type { StoredList } from "../ports/StoredList.ts";

/** A line for each record of a list that could not be read: it rings, because nobody looks after it any more. */
export function tellUnreadable(
  { log }: { readonly log: EventLog },
  { unreadable }: Pick<StoredList<unknown>, "unreadable">,
): void {
  for (const processId of unreadable) log.write("record-unreadable", { processId });
}
