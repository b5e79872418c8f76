import type { ReactNode } from "react";
import { useLeaving } from "../../layouts/useLeaving.ts";
import { LeaveDialog } from "./lazyParts.ts";
import type { ProcessSession } from "./processSession.ts";

export interface LeaveQuestionProps {
  readonly session: ProcessSession;
  /** What the server says of it by now. */
  readonly status: string;
  readonly signedIn: boolean;
  readonly onSignIn: () => void;
}

/** Asks before something is lost, from the first moment on: only where nothing is kept beyond the session. */
export function LeaveQuestion({ session, status, signedIn, onSignIn }: LeaveQuestionProps): ReactNode {
  const { saved } = session.process();
  const [asking, setAsking] = useLeaving({ asks: !saved, warns: !saved });
  if (!asking) return null;
  return (
    <LeaveDialog
      session={session}
      status={status}
      signedIn={signedIn}
      onStay={() => setAsking(false)}
      onSignIn={() => {
        setAsking(false);
        onSignIn();
      }}
    />
  );
}
