import { mayChangeTransport, nextWay } from "#domain/sending/transportRules.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import {
  changeInAttempt,
  type StepFailure,
  type StepTarget,
  type SubmittingProcess,
} from "./runSubmitStep.ts";

/**
 * After a refusal for good: the process as it is without this transport, when another way is left and this one certainly
 * accepted nothing; otherwise everything stays. The count of tries is checked in the same write, so a duplicate invocation that began
 * to send meanwhile keeps its transport.
 */
export async function fallBackToNextTransport(
  ports: Pick<Ports, "processes" | "transports" | "log">,
  given: {
    readonly target: StepTarget;
    readonly process: SubmittingProcess;
    readonly refused: "before-reservation" | "at-submit";
  },
): Promise<Result<SubmittingProcess | "stays", StepFailure>> {
  const { metadata } = given.process;
  const ways = ports.transports.transportsFor({
    authorityId: metadata.authority.id,
    leiKaId: metadata.leiKaId,
  });
  const changed = await changeInAttempt(ports, {
    target: given.target,
    change: (current) => {
      const { sealed, sealingId, reservation, submitTries, refusedBy = [], ...rest } = current.submitting;
      return sealed !== undefined &&
        nextWay(ways, refusedBy).another &&
        mayChangeTransport(current.submitting, given.refused)
        ? { ...current, submitting: { ...rest, refusedBy: [...new Set([...refusedBy, sealed.kind])] } }
        : current;
    },
  });
  if (!changed.ok || changed.value.submitting.sealed !== undefined) {
    return changed.ok ? ok("stays") : changed;
  }
  ports.log.write("transport-changed", { ...given.target });
  return changed;
}
