import { useSyncExternalStore } from "react";

let isOffered = true;
const listeners = new Set<() => void>();
const state = (): boolean => isOffered;
/** A document is the same for everybody. */
const beforeAnybody = (): boolean => true;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there is one for who is here: a sign-in that keeps nothing has none. */
export function offerPersonalArea(next: boolean): void {
  isOffered = next;
  for (const listener of listeners) listener();
}

/** Whether links lead to the personal area. */
export function useOffersPersonalArea(): boolean {
  return useSyncExternalStore(subscribe, state, beforeAnybody);
}
