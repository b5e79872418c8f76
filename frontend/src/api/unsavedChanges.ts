import { DRAFT_RETENTION_HOURS } from "../../../functions/contract/limits.ts";
import type { JsonValue } from "../../../functions/forms/JsonValue.ts";

interface Change {
  readonly path: string;
  readonly value: JsonValue;
  readonly rows?: readonly (number | null)[];
}

interface Unsaved {
  readonly version: number;
  readonly base: Readonly<Record<string, JsonValue>>;
  readonly changes: readonly Change[];
}

const HOUR_MILLISECONDS = 3_600_000;
const PREFIX = "unsaved:";

/**
 * Answers that could not be saved yet, kept in this tab: they survive a reload and the way to the sign-in and back.
 * Only for people with an account; whoever is anonymous leaves nothing behind.
 */
export function keepUnsaved(processId: string, unsaved: Unsaved | undefined): void {
  try {
    if (unsaved === undefined) sessionStorage.removeItem(PREFIX + processId);
    else sessionStorage.setItem(PREFIX + processId, JSON.stringify({ at: Date.now(), ...unsaved }));
  } catch {
    // Storage full or switched off: the answers stay in the memory of the window.
  }
}

export function takeUnsaved(processId: string): Unsaved | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + processId);
    const kept: unknown = text === null ? null : JSON.parse(text);
    if (!isKept(kept) || Date.now() - kept.at > DRAFT_RETENTION_HOURS * HOUR_MILLISECONDS) {
      sessionStorage.removeItem(PREFIX + processId);
      return undefined;
    }
    return kept;
  } catch {
    return undefined;
  }
}

/** After a sign-out nothing stays in the tab. */
export function forgetUnsaved(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
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
