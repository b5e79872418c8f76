import { UNSAVED_PREFIX } from "../../api/unsavedAnswers.ts";
import { DRAFT_RETENTION_HOURS } from "../../../../functions/contract/limits.ts";
import type { Unsaved } from "../../features/form-page/AutosavePorts.ts";

const HOUR_MILLISECONDS = 3_600_000;

/** What `keepUnsaved` kept, if it is not older than a draft may be. */
export function takeUnsaved(processId: string): Unsaved | undefined {
  try {
    const text = sessionStorage.getItem(UNSAVED_PREFIX + processId);
    const kept: unknown = text === null ? null : JSON.parse(text);
    if (!isKept(kept) || Date.now() - kept.at > DRAFT_RETENTION_HOURS * HOUR_MILLISECONDS) {
      sessionStorage.removeItem(UNSAVED_PREFIX + processId);
      return undefined;
    }
    return kept;
  } catch {
    return undefined;
  }
}

function isKept(kept: unknown): kept is Unsaved & { readonly at: number } {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "at" in kept &&
    typeof kept.at === "number" &&
    "version" in kept &&
    typeof kept.version === "number" &&
    "base" in kept &&
    typeof kept.base === "object" &&
    kept.base !== null &&
    "changes" in kept &&
    Array.isArray(kept.changes) &&
    kept.changes.every(
      (change) => typeof change === "object" && change !== null && "path" in change && "value" in change,
    )
  );
}
