import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from "react";
import { leavesOnPurpose, stayAgain } from "../builds/leavePurpose.ts";
import { leaveAsWished, whenLeaving } from "./leaving.ts";

export interface Leaving {
  /** Something would be lost: the page has a question before it is left. */
  readonly asks: boolean;
  /** Nothing of it is found again: the browser asks too, before the window closes. */
  readonly warns: boolean;
}

/** Whether the person is being asked before this page is left, and how to change that. */
export function useLeaving({ asks, warns }: Leaving): [boolean, Dispatch<SetStateAction<boolean>>] {
  const [asking, setAsking] = useState(false);
  // Before anything that was pressed early is done.
  useLayoutEffect(() => {
    if (asks) return whenLeaving(() => setAsking(true));
    leaveAsWished();
    return undefined;
  }, [asks]);
  useEffect(() => {
    if (!warns) return;
    stayAgain();
    const warn = (event: BeforeUnloadEvent): void => {
      if (!leavesOnPurpose()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [warns]);
  return [asking, setAsking];
}
