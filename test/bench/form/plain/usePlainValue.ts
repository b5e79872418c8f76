import { useCallback, useSyncExternalStore } from "react";
import type { PlainStore } from "./plainStore.ts";

/** The answer at a path; renders again when this one changes. */
export function usePlainValue(store: PlainStore, path: string): unknown {
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  return useSyncExternalStore(subscribe, () => store.get(path));
}
