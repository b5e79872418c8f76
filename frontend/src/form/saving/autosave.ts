import { DEBOUNCE_MILLISECONDS } from "#contract/limits.ts";
import { answerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import {
  answerOf,
  answersEqualTo,
  type Change,
  type DifferingAnswer,
  differingAnswers,
  pickAnswers,
  putAnswers,
  sameAnswersAt,
  withChange,
  withChanges,
} from "../store/changes.ts";
import { sameValue } from "../store/fieldViews.ts";

export type SaveState =
  | { readonly kind: "saved"; readonly at: string }
  | { readonly kind: "saving" }
  /** Typing goes on; it is sent when the connection is back. */
  | { readonly kind: "offline"; readonly since: string }
  | { readonly kind: "failed"; readonly since: string }
  /** The portal takes no changes now, or none of this length: it is sent when that is over. */
  | { readonly kind: "read-only" | "too-long"; readonly since: string }
  /** These answers stand otherwise in what another window or device saved `at` that time. */
  | {
      readonly kind: "conflict";
      readonly since: string;
      readonly at: string;
      readonly differing: readonly DifferingAnswer[];
    }
  | { readonly kind: "signed-out"; readonly since: string }
  /** Another window edits: what stands here stays here. */
  | { readonly kind: "elsewhere"; readonly since: string }
  | { readonly kind: "over" };

export interface Autosave {
  readonly state: () => SaveState;
  readonly change: (change: Change) => void;
  /** The version that another write of this window made, a file for example. */
  readonly raised: (version: number) => void;
  /** Sends what is waiting now; resolves when nothing is under way. */
  readonly flush: () => Promise<void>;
  /**
   * After a conflict: the person chose for each answer. `changed`: something else stands there by now, so that nothing was
   * taken; `failed`: the other version could not be read.
   */
  readonly decide: (decided: readonly VersionChoice[]) => Promise<"decided" | "changed" | "failed">;
  /** This window edits again after another one did: brings both together and saves, or asks the person. */
  readonly resume: () => Promise<void>;
  readonly pending: () => boolean;
  readonly stop: () => void;
}

export interface AutosaveStart extends ServerVersion {
  /** What a reload left behind: it goes on top of the version that it was made on, and so meets what changed since. */
  readonly unsaved?: Unsaved | undefined;
}

export interface ServerVersion {
  readonly version: number;
  /** When it was saved. */
  readonly at: string;
  readonly formData: FormAnswers;
}

/** What is not saved yet, with the version that it was made on, to go on after a reload. */
export interface Unsaved {
  readonly version: number;
  /** Of the answers that changed, what that version had. */
  readonly base: FormAnswers;
  /** On their way at the last known state: they may have arrived. */
  readonly sent: readonly Change[];
  /** On top of what was sent. */
  readonly changes: readonly Change[];
}

export type SaveOutcome =
  | {
      readonly kind: "saved";
      readonly version: number;
      readonly at: string;
      /** Answers that the server gave or took back on its own. */
      readonly filled?: readonly Change[];
    }
  /** No answer, or one that tells nothing: the changes may have arrived. */
  | { readonly kind: "offline" | "failed" }
  /** The portal did not take the changes; `refused` because of what is in them, `read-only` because it takes none now. */
  | {
      readonly kind: "refused" | "too-long" | "conflict" | "signed-out" | "over" | "elsewhere" | "read-only";
    };

export interface AutosavePorts {
  /** `version` is asked when the turn of this write has come: a file before it may have raised it. */
  readonly save: (changes: readonly Change[], version: () => number) => Promise<SaveOutcome>;
  /** The process as the server has it now; undefined when it cannot be read. */
  readonly load: () => Promise<ServerVersion | undefined>;
  /** The answers as the server will keep them: cleared, with defaults and what it calculates. */
  readonly evaluatedAnswers: (data: FormAnswers) => FormAnswers;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  readonly now: () => Date;
  readonly stateChanged: () => void;
  /** Keeps what is not saved yet, in case the page goes; undefined when all is saved. */
  readonly keep: (unsaved: Unsaved | undefined) => void;
  /** The version that was read last counts now, with these changes waiting on top of it: files follow their rows. */
  readonly adopted: (waiting: readonly Change[]) => void;
  /** Answers that another window or device saved and that were not changed here. */
  readonly merged: (data: FormAnswers) => void;
}

/** Which of two versions of an answer is to stay. */
export interface VersionChoice {
  readonly path: string;
  /** What the person read of the other version. */
  readonly there: JsonValue | undefined;
  /** Whether that is taken; otherwise what stands here. */
  readonly takesThere: boolean;
}

const RETRY_MILLISECONDS = [1000, 3000, 10_000, 30_000] as const;
/** Saves one after the other until nothing waits; it does not wait for a pause in typing. */
const FLUSH_ROUNDS = 3;
/** After so many tries in a row the state says "failed". */
const TRIES_BEFORE_FAILED = 3;

/**
 * Saves answers while the person types: per path, on top of the version last known. A version the server raised for
 * another reason (a file, an answer elsewhere in the form) is merged; only the same answer in two versions is a conflict,
 * which the person decides: nothing is sent before.
 * Changes whose answer from the server was lost are sent again as they were: when they had arrived, the server has
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
    base = putAnswers(base, unsaved.base);
    schedule(0);
  }

  function setState(next: SaveState): void {
    state = next;
    ports.stateChanged();
  }

  function all(): readonly Change[] {
    return waiting.reduce(withChange, sending);
  }

  function keep(): void {
    const changes = all();
    const unsaved = { version, base: pickAnswers(base, changes), sent: sending, changes: waiting };
    ports.keep(changes.length === 0 ? undefined : unsaved);
  }

  function schedule(milliseconds: number): void {
    cancel?.();
    if (!stopped) cancel = ports.schedule(() => void flush(), milliseconds);
  }

  async function flush(rounds = FLUSH_ROUNDS): Promise<void> {
    if (state.kind === "conflict") return;
    cancel?.();
    cancel = undefined;
    running ??= send().finally(() => {
      running = undefined;
      if (waiting.length > 0 && cancel === undefined && state.kind === "saved") schedule(0);
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
    setState({ kind: "saving" });
    const outcome = await ports.save(sending, () => version);
    if (outcome.kind === "saved") {
      ({ version, at: savedAt } = outcome);
      tries = 0;
      const { filled = [] } = outcome;
      base = ports.evaluatedAnswers(withChanges(withChanges(base, sending), filled));
      sending = [];
      // What the person typed there meanwhile stays.
      if (filled.length > 0) ports.merged(withChanges(base, waiting));
      keep();
      setState({ kind: "saved", at: savedAt });
      return;
    }
    const lost = isAgain || outcome.kind === "failed" || outcome.kind === "offline";
    // What is refused goes together with what changed since: that may be what mends it.
    if (!lost || outcome.kind === "refused" || outcome.kind === "too-long") {
      waiting = all();
      sending = [];
      keep();
    }
    const kind = outcome.kind === "conflict" ? await merge() : outcome.kind;
    if (kind === "merged") {
      if (waiting.length + sending.length > 0) return send();
      setState({ kind: "saved", at: savedAt });
      return;
    }
    const isSaid = kind === "offline" || kind === "read-only";
    const again = kind === "failed" || kind === "refused" || isSaid;
    tries += again ? 1 : 0;
    if (kind === "conflict") return;
    if (kind === "over") setState({ kind });
    else if (!again || isSaid) setState({ kind, since: savedAt });
    else setState(tries < TRIES_BEFORE_FAILED ? { kind: "saving" } : { kind: "failed", since: savedAt });
    if (again) schedule(RETRY_MILLISECONDS[Math.min(tries, RETRY_MILLISECONDS.length) - 1] ?? 1000);
  }

  /** Failed: the other version cannot be read now, or is none any more; the next try tells. */
  async function merge(): Promise<"merged" | "conflict" | "failed"> {
    const server = await ports.load();
    if (server === undefined || server.version === version) return "failed";
    return mergeServerVersion(server) ? "merged" : "conflict";
  }

  /** Whether the versions could be brought together without a decision of the person. */
  function mergeServerVersion(server: ServerVersion): boolean {
    const asSent = ports.evaluatedAnswers(withChanges(base, sending));
    if (sending.length > 0 && sameAnswersAt(sending, { one: server.formData, other: asSent })) {
      // They had arrived, and only the answer was lost.
      savedAt = ports.now().toISOString();
      base = asSent;
      sending = [];
    }
    const differing = differingAnswers(all(), { base, there: server.formData });
    if (differing.length > 0) {
      other = server;
      setState({ kind: "conflict", since: savedAt, at: server.at, differing });
      return false;
    }
    adopt(server);
    return true;
  }

  async function goOn(server: ServerVersion): Promise<void> {
    if (mergeServerVersion(server)) await saveTheRest();
  }

  async function saveTheRest(): Promise<void> {
    setState({ kind: "saved", at: savedAt });
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
    drop(answersEqualTo(all(), { base, there: server.formData }));
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
      if (["saved", "saving", "failed", "too-long"].includes(state.kind)) schedule(DEBOUNCE_MILLISECONDS);
      else if (state.kind === "conflict" && other !== undefined) void goOn(other);
    },
    raised(next) {
      // Anything else between is not known here: then the next save meets a conflict, and merges.
      if (next === version + 1) version = next;
    },
    flush: () => flush(),
    async resume() {
      const server = await ports.load();
      // Without the other version the next save brings both together.
      await (server === undefined ? saveTheRest() : goOn(server));
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
        // It went on changing there: a version that was not shown cannot be chosen.
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
