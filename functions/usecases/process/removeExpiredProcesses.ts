import type { Process } from "../../domain/process/Process.ts";
import type { Ports } from "../../ports/Ports.ts";
import { tellUnreadable } from "../tellUnreadable.ts";
import { workThrough } from "../workThrough.ts";
import { removeProcess } from "./removeProcess.ts";

type SweepPorts = Pick<Ports, "processes" | "attachments" | "results" | "sealed" | "clock" | "log">;

/**
 * Deletes all that is over, with its files: drafts 24 hours after the last change, anonymous ones after their session,
 * sent ones after the result window. What the pipeline is still working on is left alone. Reads check the time
 * themselves, so this is about bytes, not about access.
 */
export function removeExpiredProcesses(ports: SweepPorts): Promise<number> {
  const { clock } = ports;
  return workThrough(expired(ports), { clock, each: (process) => removeUnlessRunning(ports, process) });
}

async function* expired(ports: SweepPorts): AsyncGenerator<readonly Process[]> {
  for await (const page of ports.processes.listExpired(ports.clock.now())) {
    tellUnreadable(ports, page);
    yield page.found;
  }
}

async function removeUnlessRunning(ports: SweepPorts, process: Process): Promise<boolean> {
  if (process.status === "SUBMITTED" && process.resultsAvailableUntil === undefined) return false;
  await removeProcess(ports, process);
  ports.log.write("process-expired-removed", { processId: process.id });
  return true;
}
