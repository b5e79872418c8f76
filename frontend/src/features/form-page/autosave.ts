import { DEBOUNCE_MILLISECONDS } from "../../../../functions/contract/limits.ts";
import { answerAt } from "../../../../functions/forms/dataPath.ts";
import type { JsonValue } from "../../../../functions/forms/JsonValue.ts";
import type { AutosavePorts, ServerVersion } from "./AutosavePorts.ts";
import type { Autosave, AutosaveStart } from "./Saving.ts";
import { agreeOn } from "./agreeOn.ts";
import { partsOf, withParts } from "./answerParts.ts";
import type { Change } from "./Change.ts";
import { withChange } from "./changeList.ts";
import { differingAnswers, saidAlike } from "./differingAnswers.ts";
import { answerOf } from "./place.ts";
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
 * another reason (a file, an answer elsewhere in the form) is merged; only the same answer in two versions is a conflict,
 * which the person decides: nothing is sent before.
 * Changes whose answer from the server was lost are sent again as they were: when they had arrived, the server holds
 * exactly them, and that is no conflict.
 */
export function autosave(ports: AutosavePorts, start: AutosaveStart): Autosave {
  const { unsaved } = start;
  let { version, formData: base, at: savedAt } = start;
  let waiting: readonly Change[] = [];
  /** On their way, or lost there: what changes meanwhile comes on top of them. */
  let sending: readonly Change[] = [];
  let state: SaveState = { kind: "saved", at: savedAt };
  /** The other version, while the person decides. */
  let other: ServerVersion | undefined;
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
    if (state.kind === "conflict") return;
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
    const isSaid = kind === "offline" || kind === "read-only";
    const again = kind === "failed" || kind === "refused" || isSaid;
    tries += again ? 1 : 0;
    if (kind === "conflict") return;
    if (kind === "over") become({ kind });
    else if (!again || isSaid) become({ kind, since: savedAt });
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
    const differing = differingAnswers(all(), { base, there: server.formData });
    if (differing.length > 0) {
      other = server;
      become({ kind: "conflict", since: savedAt, at: server.at, differing });
      return false;
    }
    adopt(server);
    return true;
  }

  async function goOn(server: ServerVersion): Promise<void> {
    if (bringTogether(server)) await saveTheRest();
  }

  async function saveTheRest(): Promise<void> {
    become({ kind: "saved", at: savedAt });
    await flush();
  }

  /** Of these answers nothing waits any more. */
  function drop(paths: ReadonlySet<string>): void {
    const stays = ({ path }: Change): boolean => !paths.has(answerOf(path));
    sending = sending.filter(stays);
    waiting = waiting.filter(stays);
  }

  function adopt(server: ServerVersion): void {
    other = undefined;
    version = server.version;
    drop(saidAlike(all(), { base, there: server.formData }));
    const changed = !sameValue(server.formData, base);
    base = server.formData;
    ports.adopted(all());
    if (changed) ports.merged(withChanges(base, all()));
    keep();
    if (all().length === 0) savedAt = server.at;
  }

  return {
    state: () => state,
    pending: () => waiting.length > 0 || sending.length > 0,
    change(change) {
      waiting = withChange(waiting, change);
      keep();
      if (state.kind === "saved" || state.kind === "saving" || state.kind === "failed")
        later(DEBOUNCE_MILLISECONDS);
      else if (state.kind === "conflict" && other !== undefined) void goOn(other);
    },
    raised(next) {
      // Anything else between is not known here: then the next save meets a conflict, and merges.
      if (next === version + 1) version = next;
    },
    flush: () => flush(),
    async resume() {
      const server = await ports.load();
      if (server !== undefined) await goOn(server);
    },
    async decide(decided) {
      const server = await ports.load();
      if (server === undefined) return "failed";
      const there = (path: string): JsonValue | undefined => answerAt(server.formData, path);
      const open = differingAnswers(all(), { base, there: server.formData });
      const isSeen =
        decided.every((one) => sameValue(one.there, there(one.path))) &&
        open.every(({ path }) => decided.some((one) => one.path === path));
      if (!isSeen) {
        // It went on changing there: what nobody has read cannot be chosen.
        await goOn(server);
        return "changed";
      }
      drop(new Set(decided.filter(({ takesThere }) => takesThere).map(({ path }) => path)));
      adopt(server);
      await saveTheRest();
      return "decided";
    },
    stop() {
      stopped = true;
      cancel?.();
    },
  };
}
