import { UNSAVED_PREFIX } from "../../api/unsavedAnswers.ts";
import { DRAFT_RETENTION_HOURS } from "../../../../functions/contract/limits.ts";
import { agreeOn } from "../../features/form-page/agreeOn.ts";
import { partsOf, withParts } from "../../features/form-page/answerParts.ts";
import type { Unsaved } from "../../features/form-page/AutosavePorts.ts";
import { withChanges } from "../../features/form-page/withChanges.ts";
import type { ProcessView } from "./ProcessView.ts";

const HOUR_MILLISECONDS = 3_600_000;

/**
 * What `keepUnsaved` kept, if it is not older than a draft may be and did not arrive: what was on its way while the page
 * went is not told of, and the server may hold it already.
 */
export function takeUnsaved({
  id,
  version,
  formData,
}: Pick<ProcessView, "id" | "version" | "formData">): Unsaved | undefined {
  const unsaved = kept(id);
  if (unsaved === undefined || unsaved.sent.length === 0 || version === unsaved.version) return unsaved;
  const { sent, changes } = unsaved;
  const asSent = withChanges(withParts(formData, unsaved.base), sent);
  if (!agreeOn(sent, { one: formData, other: asSent })) return unsaved;
  if (changes.length > 0) return { ...unsaved, base: partsOf(asSent, changes), sent: [] };
  sessionStorage.removeItem(UNSAVED_PREFIX + id);
  return undefined;
}

function kept(processId: string): Unsaved | undefined {
  try {
    const text = sessionStorage.getItem(UNSAVED_PREFIX + processId);
    const read: unknown = text === null ? null : JSON.parse(text);
    if (isKept(read) && Date.now() - read.at <= DRAFT_RETENTION_HOURS * HOUR_MILLISECONDS) return read;
    sessionStorage.removeItem(UNSAVED_PREFIX + processId);
  } catch {
    // Nothing that can be read was kept.
  }
  return undefined;
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
    areChanges(kept.changes) &&
    "sent" in kept &&
    areChanges(kept.sent)
  );
}

function areChanges(kept: unknown): boolean {
  return (
    Array.isArray(kept) &&
    kept.every(
      (change) => typeof change === "object" && change !== null && "path" in change && "value" in change,
    )
  );
}
