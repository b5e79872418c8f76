import { type ReactNode, useEffect, useState } from "react";
import { whenLeaving } from "../../layouts/leaving.ts";
import { leavesOnPurpose, stayAgain } from "../../builds/leavePurpose.ts";
import { LeaveDialog } from "./lazyParts.ts";
import type { ProcessSession } from "./processSession.ts";

export interface LeaveQuestionProps {
  readonly session: ProcessSession;
  readonly signedIn: boolean;
  readonly onSignIn: () => void;
}

/** Asks before something is lost, from the first moment on: only where nothing is kept beyond the session. */
export function LeaveQuestion({ session, signedIn, onSignIn }: LeaveQuestionProps): ReactNode {
  const [asking, setAsking] = useState(false);
  const { saved, status } = session.process();
  const atRisk = !saved && status !== "SUBMITTED";
  useEffect(() => {
    if (!atRisk) return;
    stayAgain();
    const warn = (event: BeforeUnloadEvent): void => {
      if (!leavesOnPurpose()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    const stop = whenLeaving(() => setAsking(true));
    return () => {
      window.removeEventListener("beforeunload", warn);
      stop();
    };
  }, [atRisk]);
  if (!asking) return null;
  return (
    <LeaveDialog
      session={session}
      signedIn={signedIn}
      onStay={() => setAsking(false)}
      onSignIn={() => {
        setAsking(false);
        onSignIn();
      }}
    />
  );
}
