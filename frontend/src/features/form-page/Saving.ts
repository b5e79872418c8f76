import type { ServerVersion, Unsaved } from "./AutosavePorts.ts";
import type { Change } from "./Change.ts";
import type { SaveState } from "./SaveState.ts";
import type { VersionChoice } from "./VersionChoice.ts";

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
