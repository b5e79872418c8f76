import type { Process } from "../../domain/process/Process.ts";
import type { Ports } from "../../ports/Ports.ts";

/**
 * Removes a process with all its bytes: files first, so that nothing is left without an owner when a try breaks off.
 * What only the authority can read stays until the transport's final word, because it may have to be sent again.
 */
export async function removeProcess(
  {
    processes,
    attachments,
    results,
    sealed,
  }: Pick<Ports, "processes" | "attachments" | "results" | "sealed">,
  { id, submitting }: Pick<Process, "id" | "submitting">,
): Promise<void> {
  const onItsWay = submitting?.acceptedAt !== undefined && submitting.sealed?.kind === "fit-connect";
  await attachments.deleteProcess(id);
  await results.deleteProcess(id);
  if (!onItsWay) await sealed.deleteProcess(id);
  await processes.delete(id);
}
