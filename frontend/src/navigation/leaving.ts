import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from "react";
import { useClosingWarning } from "../builds/reloadGuards.ts";

type Leave = () => void;

let question: ((leave: Leave) => void) | undefined;
/** How a person wished to leave while the page could not say whether it must ask. */
let wished: Leave | undefined;

/** A page that would lose something registers here; it shows its own question and then nothing is left at once. */
function whenLeaving(ask: () => void): () => void {
  const isWished = wished !== undefined;
  wished = undefined;
  if (isWished) ask();
  return register(ask);
}

/** A page whose content is on its way does not know yet whether something would be lost. */
export function remembersLeaving(): () => void {
  return register((leave) => {
    wished = leave;
  });
}

function register(ask: (leave: Leave) => void): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/** Leaves, unless the page asks a question first. */
export function leaveOrAsk(leave: Leave): void {
  if (question === undefined) leave();
  else question(leave);
}

/** The page is there and would lose nothing. */
export function leaveAsWished(): void {
  const leave = wished;
  wished = undefined;
  leave?.();
}

interface Leaving {
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
  useClosingWarning(warns);
  return [asking, setAsking];
}
