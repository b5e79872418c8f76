import type { Ports } from "../../ports/Ports.ts";

/** Removes a process with all its bytes: files first, so that nothing is left without an owner when a try breaks off. */
export async function removeProcess(
  { processes, attachments, results }: Pick<Ports, "processes" | "attachments" | "results">,
  processId: string,
): Promise<void> {
  await attachments.deleteProcess(processId);
  await results.deleteProcess(processId);
  await processes.delete(processId);
}
