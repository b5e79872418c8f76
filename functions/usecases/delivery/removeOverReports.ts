import type { Ports } from "../../ports/Ports.ts";

/**
 * Deletes transport reports whose three years are over, with what transports made of their applications: files first, so
 * that nothing is left without an owner when a run breaks off. Reads look at the time themselves, so this is about bytes,
 * not about access.
 */
export async function removeOverReports({
  submissions,
  sealed,
  clock,
}: Pick<Ports, "submissions" | "sealed" | "clock">): Promise<number> {
  const over = await submissions.listOver(clock.now());
  for (const processId of over) {
    await sealed.deleteProcess(processId);
    await submissions.delete(processId);
  }
  return over.length;
}
