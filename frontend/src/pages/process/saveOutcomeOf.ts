import { type ApiFailure, isProblem } from "../../api/ApiFailure.ts";
import type { SaveOutcome } from "../../features/form-page/AutosavePorts.ts";

/** What a refused save means for the person who types. */
export function saveOutcomeOf(failure: ApiFailure): SaveOutcome {
  if (failure.kind === "offline") return { kind: "offline" };
  if (isProblem(failure, "version-conflict")) return { kind: "conflict" };
  if (isProblem(failure, "edited-elsewhere")) return { kind: "elsewhere" };
  if (isProblem(failure, "not-signed-in", "session-over", "account-required")) return { kind: "signed-out" };
  if (isProblem(failure, "process-expired", "process-not-found")) return { kind: "over" };
  if (isProblem(failure, "body-too-large", "schema-violation")) return { kind: "refused" };
  if (isProblem(failure, "read-only")) return { kind: "read-only" };
  return { kind: "failed" };
}
