import { err } from "../../domain/result.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import type { StepFailure } from "./runSubmitStep.ts";

/** What a failure of the transport means for the step that met it. */
export function stepFailureOf(failure: TransportFailure): {
  readonly ok: false;
  readonly failure: StepFailure;
} {
  switch (failure.kind) {
    case "transport-unavailable":
      return err({ kind: "transient", cause: failure.cause });
    case "reservation-lost":
      return err({ kind: "transient", cause: "reservation-lost" });
    case "outcome-unknown":
      return err({ kind: "permanent", reason: "unexpected", cause: failure.cause });
    case "transport-refused":
      return err({ kind: "permanent", reason: "authority-refused", cause: failure.cause });
  }
}
