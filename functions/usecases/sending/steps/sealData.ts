import { ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import { runSubmitStep, type StepFailure, type StepTarget } from "./runSubmitStep.ts";
import { sealForNextTransport } from "./sealForNextTransport.ts";

/** Makes of everything what the authority's transport takes. */
export function sealData(
  ports: Pick<Ports, "processes" | "results" | "sealed" | "transports" | "ids" | "maps">,
  { target }: { readonly target: StepTarget },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "SEAL_DATA",
    target,
    work: async (process) => {
      const sealed = await sealForNextTransport(ports, { target, process });
      return sealed.ok ? ok((current) => current) : sealed;
    },
  });
}
