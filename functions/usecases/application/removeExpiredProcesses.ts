import type { Process } from "#domain/application/Process.ts";
import { isOver } from "#domain/application/retention.ts";
import { err, ok } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import { workThrough, reportUnreadable } from "../operation/workThrough.ts";
import { removeProcess, type RemovalPorts } from "./removeProcess.ts";

type SweepPorts = RemovalPorts & Pick<Ports, "log">;

/**
 * Deletes all that is over, with its files: drafts 24 hours after the last change, anonymous ones after their session,
 * sent ones after the result window. What the pipeline is still working on is left alone. Reads check the time
 * themselves, so this is about bytes, not about access.
 */
export async function removeExpiredProcesses(ports: SweepPorts): Promise<number> {
  const { clock } = ports;
  return (await workThrough(expired(ports), { clock, each: (remove) => remove() })).done;
}

/** What there is to do, page by page. */
async function* expired(ports: SweepPorts): AsyncGenerator<readonly (() => Promise<boolean>)[]> {
  for await (const page of ports.processes.listExpired(ports.clock.now())) {
    reportUnreadable(ports, page);
    yield [
      ...page.found.map((process) => () => removeUnlessRunning(ports, process)),
      ...page.keyless.map((processId) => () => removeKeyless(ports, processId)),
    ];
  }
}

/** A restored copy of a deleted process, or one that lost its key: it can never be decrypted again. */
async function removeKeyless(ports: SweepPorts, processId: string): Promise<boolean> {
  await ports.attachments.deleteProcess(processId);
  await ports.results.deleteProcess(processId);
  await ports.processes.deleteKeyless(processId, ports.clock.now());
  ports.log.write("process-expired-removed", { processId });
  return true;
}

async function removeUnlessRunning(ports: SweepPorts, process: Process): Promise<boolean> {
  if (isRunning(process)) return false;
  const removed = await removeProcess(ports, {
    processId: process.id,
    cause: "time-over",
    // It may have been gone on with, or sent, since it was listed.
    judge: (current) =>
      isOver(current.availableUntil, ports.clock.now()) && !isRunning(current)
        ? ok(current)
        : err({ kind: "in-use" } as const),
  });
  if (removed.ok) ports.log.write("process-expired-removed", { processId: process.id });
  return removed.ok;
}

/** Sent, or accepted by the transport, and not finished: the workflow and the recovering sweep have to end it. */
function isRunning({ status, submitting, resultsAvailableUntil }: Process): boolean {
  const isSent = status === "SUBMITTED" || submitting?.acceptedAt !== undefined;
  return isSent && resultsAvailableUntil === undefined;
}
