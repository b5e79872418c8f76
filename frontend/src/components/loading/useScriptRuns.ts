import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;
const runs = (): boolean => true;
const isDocument = (): boolean => false;

/** False in a document that no script has taken over yet: what needs one is inert there. */
export function useScriptRuns(): boolean {
  return useSyncExternalStore(never, runs, isDocument);
}
