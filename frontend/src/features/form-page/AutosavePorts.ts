import type { JsonValue } from "../../../../functions/forms/JsonValue.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";

export interface Change {
  readonly path: string;
  readonly value: JsonValue | null;
}

export interface ServerVersion {
  readonly version: number;
  readonly formData: FormAnswers;
}

export type SaveOutcome =
  | { readonly kind: "saved"; readonly version: number; readonly at: string }
  | { readonly kind: "offline" | "failed" | "conflict" | "signed-out" | "over" };

export interface AutosavePorts {
  readonly save: (changes: readonly Change[], version: number) => Promise<SaveOutcome>;
  /** The process as the server holds it now; undefined when it cannot be read. */
  readonly load: () => Promise<ServerVersion | undefined>;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  readonly now: () => Date;
  readonly stateChanged: () => void;
  /** Keeps what is not saved yet, in case the page goes; empty when all is saved. */
  readonly keep: (changes: readonly Change[]) => void;
  /** Answers that another window or device saved and that nobody touched here. */
  readonly merged: (data: FormAnswers) => void;
}
