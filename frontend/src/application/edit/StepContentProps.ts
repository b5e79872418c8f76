import type { User } from "#ui/api/useUser.ts";
import type { DraftEditor } from "./draftEditor.ts";

export interface StepContentProps {
  readonly editor: DraftEditor;
  readonly stepKey: string;
  readonly position: { readonly number: number; readonly count: number };
  readonly user: User | undefined;
  /** Another window edits. */
  readonly reading: boolean;
  /** The step that the person came from to change something. */
  readonly cameFrom: string | undefined;
  readonly changeAddressOf: (key: string) => string;
  readonly onChange: (key: string) => void;
  readonly onGo: (key: string) => void;
}
