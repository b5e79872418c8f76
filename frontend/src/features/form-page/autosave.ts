import { DEBOUNCE_MILLISECONDS } from "../../../../functions/contract/limits.ts";
import type { AutosavePorts, ServerVersion } from "./AutosavePorts.ts";
import type { Autosave, AutosaveStart } from "./Saving.ts";
import { agreeOn } from "./agreeOn.ts";
import { partsOf, withParts } from "./answerParts.ts";
import type { Change } from "./Change.ts";
import { withChange } from "./changeList.ts";
import { withChanges } from "./withChanges.ts";
import { sameValue } from "./FieldView.ts";
import type { SaveState } from "./SaveState.ts";

const RETRY_MILLISECONDS = [1000, 3000, 10_000, 30_000] as const;
/** Saves one after the other until nothing waits; somebody who types on and on is not waited for. */
const FLUSH_ROUNDS = 3;
/** After so many tries in a row the state says "failed". */
const TRIES_BEFORE_FAILED = 3;

/**
 * Saves answers while the person types: per path, on top of the version last known. A version the server raised for
 * another reason (a file, an answer elsewhere in the form) is merged; only the same answer in two versions is a conflict.
 * Changes whose answer from the server was lost are sent again as they were: when they had arrived, the server holds
 * exactly them, and that is no conflict.
 */
export function autosave(ports: AutosavePorts, start: AutosaveStart): Autosave {
  const { unsaved } = start;
  let { version, formData: base, savedAt } = start;
  let waiting: readonly Change[] = [];
  /** On their way, or lost there: what changes meanwhile comes on top of them. */
  let sending: readonly Change[] = [];
  let state: SaveState = { kind: "saved", at: savedAt };
  let running: Promise<void> | undefined;
  let cancel: (() => void) | undefined;
  let tries = 0;
  let stopped = false;

  if (unsaved !== undefined) {
    ({ version, sent: sending, changes: waiting } = unsaved);
    base = withParts(base, unsaved.base);
    later(0);
  }

  function become(next: SaveState): void {
    state = next;
    ports.stateChanged();
  }

  function all(): readonly Change[] {
    return waiting.reduce(withChange, sending);
  }

  function keep(): void {
    const changes = all();
    const unsaved = { version, base: partsOf(base, changes), sent: sending, changes: waiting };
    ports.keep(changes.length === 0 ? undefined : unsaved);
  }

  function later(milliseconds: number): void {
    cancel?.();
    if (!stopped) cancel = ports.schedule(() => void flush(), milliseconds);
  }

  async function flush(rounds = FLUSH_ROUNDS): Promise<void> {
    cancel?.();
    cancel = undefined;
    running ??= send().finally(() => {
      running = undefined;
      if (waiting.length > 0 && cancel === undefined && state.kind === "saved") later(0);
    });
    await running;
    // What was typed, or followed from it, while a save ran is not in that one.
    if (rounds > 0 && waiting.length > 0 && state.kind === "saved") await flush(rounds - 1);
  }

  async function send(): Promise<void> {
    // What is still there from an earlier try may have arrived.
    const isAgain = sending.length > 0;
    if (!isAgain) {
      sending = waiting;
      waiting = [];
      keep();
    }
    if (sending.length === 0) return;
    become({ kind: "saving" });
    const outcome = await ports.save(sending, () => version);
    if (outcome.kind === "saved") {
      ({ version, at: savedAt } = outcome);
      tries = 0;
      const { filled = [] } = outcome;
      base = ports.settled(withChanges(withChanges(base, sending), filled));
      sending = [];
      // What the person typed there meanwhile stays.
      if (filled.length > 0) ports.merged(withChanges(base, waiting));
      keep();
      become({ kind: "saved", at: savedAt });
      return;
    }
    const lost = isAgain || outcome.kind === "failed" || outcome.kind === "offline";
    // What is refused goes together with what changed since: that may be what mends it.
    if (!lost || outcome.kind === "refused") {
      waiting = all();
      sending = [];
      keep();
    }
    const kind = outcome.kind === "conflict" ? await merge() : outcome.kind;
    if (kind === "merged") {
      if (waiting.length + sending.length > 0) return send();
      become({ kind: "saved", at: savedAt });
      return;
    }
    const again = kind === "failed" || kind === "refused" || kind === "offline";
    tries += again ? 1 : 0;
    if (kind === "over") become({ kind });
    else if (!again || kind === "offline") become({ kind, since: savedAt });
    else become(tries < TRIES_BEFORE_FAILED ? { kind: "saving" } : { kind: "failed", since: savedAt });
    if (again) later(RETRY_MILLISECONDS[Math.min(tries, RETRY_MILLISECONDS.length) - 1] ?? 1000);
  }

  /** Failed: the other version cannot be read now, or is none any more; the next try tells. */
  async function merge(): Promise<"merged" | "conflict" | "failed"> {
    const server = await ports.load();
    if (server === undefined || server.version === version) return "failed";
    return bringTogether(server) ? "merged" : "conflict";
  }

  /** Whether the versions could be brought together without a decision of the person. */
  function bringTogether(server: ServerVersion): boolean {
    const asSent = ports.settled(withChanges(base, sending));
    if (sending.length > 0 && agreeOn(sending, { one: server.formData, other: asSent })) {
      // They had arrived, and only the answer was lost.
      savedAt = ports.now().toISOString();
      base = asSent;
      sending = [];
    }
    if (!agreeOn(all(), { one: server.formData, other: base })) return false;
    adopt(server);
    return true;
  }

  function adopt(server: ServerVersion): void {
    version = server.version;
    const changed = !sameValue(server.formData, base);
    base = server.formData;
    if (changed) ports.merged(withChanges(base, all()));
    keep();
  }

  return {
    state: () => state,
    pending: () => waiting.length > 0 || sending.length > 0,
    change(change) {
      waiting = withChange(waiting, change);
      keep();
      if (state.kind === "saved" || state.kind === "saving" || state.kind === "failed")
        later(DEBOUNCE_MILLISECONDS);
    },
    raised(next) {
      // Anything else between is not known here: then the next save meets a conflict, and merges.
      if (next === version + 1) version = next;
    },
    flush: () => flush(),
    async keepMine() {
      const server = await ports.load();
      if (server === undefined) return;
      adopt(server);
      await flush();
    },
    async resume() {
      const server = await ports.load();
      if (server === undefined) return;
      if (!bringTogether(server)) {
        become({ kind: "conflict", since: savedAt });
        return;
      }
      become({ kind: "saved", at: savedAt });
      await flush();
    },
    async takeTheirs() {
      const server = await ports.load();
      if (server === undefined) return;
      waiting = [];
      sending = [];
      version = server.version;
      base = server.formData;
      keep();
      ports.merged(base);
      become({ kind: "saved", at: ports.now().toISOString() });
    },
    stop() {
      stopped = true;
      cancel?.();
    },
  };
}
