import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import type { Change } from "./Change.ts";

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
  /** On their way when last heard of: they may have arrived. */
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
  /** The process as the server holds it now; undefined when it cannot be read. */
  readonly load: () => Promise<ServerVersion | undefined>;
  /** The answers as the server will have settled them: cleared, with defaults and what it calculates. */
  readonly settled: (data: FormAnswers) => FormAnswers;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  readonly now: () => Date;
  readonly stateChanged: () => void;
  /** Keeps what is not saved yet, in case the page goes; undefined when all is saved. */
  readonly keep: (unsaved: Unsaved | undefined) => void;
  /** The version that was read last counts now, with these changes waiting on top of it: files follow their rows. */
  readonly adopted: (waiting: readonly Change[]) => void;
  /** Answers that another window or device saved and that nobody touched here. */
  readonly merged: (data: FormAnswers) => void;
}
