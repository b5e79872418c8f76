import type { ReactNode } from "react";
import { InactivityDialog } from "./InactivityDialog.tsx";
import { SessionEndNotice } from "./SessionEndNotice.tsx";
import { useSessionClock } from "./useSessionClock.ts";

/** What is said of the session: it ends soon, it ends for want of anything done, it has ended. */
export function SessionTiming(): ReactNode {
  const session = useSessionClock();
  const { secondsLeft, person, ended } = session;
  if (ended !== undefined) return <SessionEndNotice {...ended} />;
  if (secondsLeft === undefined || person === undefined) return null;
  return <InactivityDialog seconds={secondsLeft} person={person} onExtend={session.extend} />;
}
