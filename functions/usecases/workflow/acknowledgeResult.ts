import { err, ok, type Result } from "../../domain/result.ts";
import type { AccessFailure, Actor } from "../../domain/session/Actor.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import type { Ports } from "../../ports/Ports.ts";
import { changeOwnProcess, type EditedElsewhere } from "../process/changeOwnProcess.ts";

/** The person saw the result: editing has ended. */
export async function acknowledgeResult(
  ports: Pick<Ports, "processes" | "clock">,
  request: { readonly actor: Actor; readonly processId: string },
): Promise<Result<string, AccessFailure | EditedElsewhere | WriteConflict | { readonly kind: "no-result" }>> {
  const changed = await changeOwnProcess<{ readonly kind: "no-result" }>(ports, {
    ...request,
    change: (process, now) =>
      process.resultsAvailableUntil === undefined
        ? err({ kind: "no-result" })
        : ok({ ...process, acknowledgedAt: process.acknowledgedAt ?? now.toISOString() }),
  });
  return changed.ok ? ok(changed.value.acknowledgedAt ?? "") : changed;
}
