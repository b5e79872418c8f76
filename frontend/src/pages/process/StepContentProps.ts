import type { User } from "../../api/useUser.ts";
import type { ProcessSession } from "./processSession.ts";

export interface StepContentProps {
  readonly session: ProcessSession;
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
