import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import type { Change, DifferingAnswer } from "../store/changes.ts";

export type SaveState =
  | { readonly kind: "saved"; readonly at: string }
  | { readonly kind: "saving" }
  /** Typing goes on; it is sent when the connection is back. */
  | { readonly kind: "offline"; readonly since: string }
  | { readonly kind: "failed"; readonly since: string }
  /** The portal takes no changes now: it is sent when that is over. */
  | { readonly kind: "read-only"; readonly since: string }
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
  | { readonly kind: "refused" | "conflict" | "signed-out" | "over" | "elsewhere" | "read-only" };

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
interface VersionChoice {
  readonly path: string;
  /** What the person read of the other version. */
  readonly there: JsonValue | undefined;
  /** Whether that is taken; otherwise what stands here. */
  readonly takesThere: boolean;
}
