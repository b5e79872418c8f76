import { isOver } from "../../domain/process/retention.ts";
import type { Ports } from "../../ports/Ports.ts";
import { tellUnreadable } from "../tellUnreadable.ts";
import { removeProcess } from "./removeProcess.ts";

const BATCH = 100;

/**
 * Deletes what is over, with its files: drafts 24 hours after the last change, anonymous ones after their session,
 * sent ones after the result window. What the pipeline is still working on is left alone. Reads check the time
 * themselves, so this is about bytes, not about access.
 */
export async function removeExpiredProcesses(
  ports: Pick<Ports, "processes" | "attachments" | "results" | "sealed" | "clock" | "log">,
): Promise<number> {
  const now = ports.clock.now();
  const expired = await ports.processes.listExpired(now, BATCH);
  tellUnreadable(ports, expired);
  let removed = 0;
  for (const process of expired.found) {
    const running = process.status === "SUBMITTED" && process.resultsAvailableUntil === undefined;
    if (running || !isOver(process.availableUntil, now)) continue;
    await removeProcess(ports, process);
    ports.log.write("process-expired-removed", { processId: process.id });
    removed += 1;
  }
  return removed;
}
