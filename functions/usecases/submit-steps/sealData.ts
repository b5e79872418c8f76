import { ok, type Result } from "../../domain/result.ts";
import type { Ports } from "../../ports/Ports.ts";
import { runSubmitStep, type StepFailure, type StepTarget } from "./runSubmitStep.ts";
import { sealForNextWay } from "./sealForNextWay.ts";

/** Makes of everything what the authority's transport takes. */
export function sealData(
  ports: Pick<Ports, "processes" | "results" | "sealed" | "transports" | "ids">,
  { target }: { readonly target: StepTarget },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "SEAL_DATA",
    target,
    work: async (process) => {
      const sealed = await sealForNextWay(ports, { target, process });
      return sealed.ok ? ok((current) => current) : sealed;
    },
  });
}
