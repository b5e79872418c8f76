import { DEBOUNCE_MILLISECONDS } from "../../../../functions/contract/limits.ts";
import type { JsonValue } from "../../../../functions/forms/JsonValue.ts";
import type { AutosavePorts, Change, ServerVersion } from "./AutosavePorts.ts";
import { sameAt, sameData, withChanges } from "./mergeAnswers.ts";
import type { SaveState } from "./SaveState.ts";

export interface Autosave {
  readonly state: () => SaveState;
  readonly change: (path: string, value: JsonValue | undefined) => void;
  /** The version that another write of this window made, a file for example. */
  readonly raised: (version: number) => void;
  /** Sends what is waiting now; resolves when nothing is under way. */
  readonly flush: () => Promise<void>;
  /** After a conflict: what stands here wins. */
  readonly keepMine: () => Promise<void>;
  /** After a conflict: what the server holds wins. */
  readonly takeTheirs: () => Promise<void>;
  readonly pending: () => boolean;
  readonly stop: () => void;
}

const RETRY_MILLISECONDS = [1000, 3000, 10_000, 30_000] as const;
/** After so many tries in a row the state says "failed". */
const TRIES_BEFORE_FAILED = 3;

/**
 * Saves answers while the person types: per path, on top of the version last known. A version the server raised for
 * another reason (a file, an answer elsewhere in the form) is merged; only the same answer in two versions is a conflict.
 */
export function autosave(
  ports: AutosavePorts,
  start: ServerVersion & { readonly savedAt: string },
): Autosave {
  let { version, formData: base, savedAt } = start;
  const waiting = new Map<string, JsonValue | null>();
  let state: SaveState = { kind: "saved", at: savedAt };
  let running: Promise<void> | undefined;
  let cancel: (() => void) | undefined;
  let tries = 0;
  let stopped = false;

  function become(next: SaveState): void {
    state = next;
    ports.stateChanged();
  }

  function changes(): readonly Change[] {
    return Array.from(waiting, ([path, value]) => ({ path, value }));
  }

  function later(milliseconds: number): void {
    cancel?.();
    if (!stopped) cancel = ports.schedule(() => void flush(), milliseconds);
  }

  function flush(): Promise<void> {
    cancel?.();
    cancel = undefined;
    running ??= send().finally(() => {
      running = undefined;
      if (waiting.size > 0 && cancel === undefined && state.kind === "saved") later(0);
    });
    return running;
  }

  async function send(): Promise<void> {
    if (waiting.size === 0) return;
    const sent = changes();
    become({ kind: "saving" });
    const outcome = await ports.save(sent, version);
    if (outcome.kind === "saved") {
      accept(sent, outcome);
      return;
    }
    if (outcome.kind === "conflict" && (await merge())) return send();
    const failed = outcome.kind === "failed" || outcome.kind === "offline";
    tries += failed ? 1 : 0;
    if (outcome.kind === "over") become({ kind: "over" });
    else if (failed && outcome.kind === "failed" && tries < TRIES_BEFORE_FAILED) become({ kind: "saving" });
    else become({ kind: outcome.kind, since: savedAt });
    if (failed) later(RETRY_MILLISECONDS[Math.min(tries, RETRY_MILLISECONDS.length) - 1] ?? 1000);
  }

  function accept(sent: readonly Change[], outcome: { readonly version: number; readonly at: string }): void {
    ({ version, at: savedAt } = outcome);
    tries = 0;
    base = withChanges(base, sent);
    for (const { path, value } of sent) if (waiting.get(path) === value) waiting.delete(path);
    ports.keep(changes());
    become({ kind: "saved", at: savedAt });
  }

  /** Whether the versions could be brought together without a decision of the person. */
  async function merge(): Promise<boolean> {
    const server = await ports.load();
    if (server === undefined || server.version === version) return false;
    if (!sameAt(waiting.keys(), { one: server.formData, other: base })) return false;
    adopt(server);
    return true;
  }

  function adopt(server: ServerVersion): void {
    version = server.version;
    const changed = !sameData(server.formData, base);
    base = server.formData;
    if (changed) ports.merged(withChanges(base, changes()));
  }

  return {
    state: () => state,
    pending: () => waiting.size > 0,
    change(path, value) {
      waiting.set(path, value ?? null);
      ports.keep(changes());
      if (state.kind === "saved" || state.kind === "saving" || state.kind === "failed")
        later(DEBOUNCE_MILLISECONDS);
    },
    raised(next) {
      // Anything else between is not known here: then the next save meets a conflict, and merges.
      if (next === version + 1) version = next;
    },
    flush,
    async keepMine() {
      const server = await ports.load();
      if (server === undefined) return;
      adopt(server);
      await flush();
    },
    async takeTheirs() {
      const server = await ports.load();
      if (server === undefined) return;
      waiting.clear();
      ports.keep([]);
      version = server.version;
      base = server.formData;
      ports.merged(base);
      become({ kind: "saved", at: ports.now().toISOString() });
    },
    stop() {
      stopped = true;
      cancel?.();
    },
  };
}
