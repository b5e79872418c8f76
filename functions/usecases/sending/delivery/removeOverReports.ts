import type { Ports } from "#ports/Ports.ts";
import { workThrough } from "#usecases/operation/workThrough.ts";

/** Of the quarter of an hour that its schedule has. */
const BUDGET_MILLISECONDS = 13 * 60_000;

/**
 * Deletes transport reports whose three years are over, with what transports made of their applications: files first, so
 * that nothing is left without an owner when a run breaks off. Reads check the expiry themselves, so this is about bytes,
 * not about access. What one run has no time for is the oldest that the next one finds.
 */
export async function removeOverReports({
  submissions,
  sealed,
  clock,
}: Pick<Ports, "submissions" | "sealed" | "clock">): Promise<number> {
  const { done } = await workThrough(submissions.listOver(clock.now()), {
    clock,
    budgetMilliseconds: BUDGET_MILLISECONDS,
    each: async (processId) => {
      await sealed.deleteProcess(processId);
      await submissions.delete(processId);
      return true;
    },
  });
  return done;
}
