import { isOver, prolongedResults, prolongationsLeft } from "#domain/application/retention.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { openProcess, type AccessFailure, type Actor } from "#domain/sign-in/Actor.ts";
import type { WriteConflict } from "#ports/application/ProcessRepository.ts";
import type { Ports } from "#ports/Ports.ts";
import { changeOwnProcess, type ChangeFailure } from "../application/ownProcess.ts";

export type ProlongFailure =
  | Exclude<AccessFailure, { readonly kind: "process-expired" }>
  | WriteConflict
  | { readonly kind: "results-expired" }
  /** As often as the state allows it, it was asked before. */
  | { readonly kind: "prolongation-used-up" };

export interface ProlongedResults {
  readonly resultsAvailableUntil: string;
  readonly prolongationsLeft: number;
}

/** Another ten minutes for the documents, while they are still there (WCAG 2.2.1). */
export async function prolongResults(
  ports: Pick<Ports, "processes" | "clock">,
  request: { readonly actor: Actor; readonly processId: string; readonly most: number },
): Promise<Result<ProlongedResults, ProlongFailure>> {
  const { actor, processId, most } = request;
  const changed = await ports.processes.update<Exclude<ProlongFailure, WriteConflict>>(processId, (found) => {
    const now = ports.clock.now();
    const opened = openProcess(found, { actor, now });
    if (!opened.ok) {
      return opened.failure.kind === "process-expired"
        ? err({ kind: "results-expired" })
        : err(opened.failure);
    }
    const process = opened.value;
    const { resultsAvailableUntil: until } = process;
    if (until === undefined || isOver(until, now)) return err({ kind: "results-expired" });
    return prolongationsLeft(process, most) > 0
      ? ok({ ...process, ...prolongedResults(process, now) })
      : err({ kind: "prolongation-used-up" });
  });
  if (!changed.ok) return changed;
  return ok({
    resultsAvailableUntil: changed.value.resultsAvailableUntil ?? "",
    prolongationsLeft: prolongationsLeft(changed.value, most),
  });
}

/** The person saw the result: editing has ended. */
export async function acknowledgeResult(
  ports: Pick<Ports, "processes" | "clock">,
  request: { readonly actor: Actor; readonly processId: string },
): Promise<Result<string, ChangeFailure | { readonly kind: "no-result" }>> {
  const changed = await changeOwnProcess<{ readonly kind: "no-result" }>(ports, {
    ...request,
    change: (process, now) =>
      process.resultsAvailableUntil === undefined
        ? err({ kind: "no-result" })
        : ok({ ...process, acknowledgedAt: process.acknowledgedAt ?? now.toISOString() }),
  });
  return changed.ok ? ok(changed.value.acknowledgedAt ?? "") : changed;
}
