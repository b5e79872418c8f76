import { isOver } from "../application/retention.ts";
import type { Process } from "../application/Process.ts";
import { err, ok, type Result } from "../result.ts";
import { satisfiesTrustLevel, type TrustLevel } from "./TrustLevel.ts";

/** Ids under which the applications of one owner may be stored. */
export interface OwnerIds {
  readonly ownerId: string;
  /** The one before the last change of keys: what was begun under it stays the person's. */
  readonly earlierOwnerId?: string | undefined;
}

/** Who is asking: the person or visitor behind a session. */
export interface Actor extends OwnerIds {
  readonly trustLevel: TrustLevel;
  readonly transient: boolean;
  /** ISO 8601; when the session of a visitor ends, and with it what was typed in it. */
  readonly sessionEndsAt?: string;
  /** Window of the browser that asks; absent for callers without one. */
  readonly windowId?: string;
}

export type AccessFailure =
  | { readonly kind: "process-not-found" }
  | { readonly kind: "process-expired" }
  | { readonly kind: "trust-level-too-low" };

/**
 * Whether the actor may open the process now. A foreign process is answered like one that does not exist: the answer
 * must not tell that there is one. Every read and write of a process goes through here.
 */
export function openProcess(
  process: Process | undefined,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Result<Process, AccessFailure> {
  if (process === undefined || !isOwnedBy(process, actor)) return err({ kind: "process-not-found" });
  if (isOver(process.availableUntil, now)) return err({ kind: "process-expired" });
  if (!satisfiesTrustLevel(actor.trustLevel, process.trustLevel)) return err({ kind: "trust-level-too-low" });
  return ok(process);
}

export function isOwnedBy(item: { readonly ownerId: string }, ids: OwnerIds): boolean {
  return item.ownerId === ids.ownerId || item.ownerId === ids.earlierOwnerId;
}
