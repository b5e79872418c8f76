export interface Listeners {
  /** Answers how to end it, as `useSyncExternalStore` asks for. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
}

/** Those who want to know of every change of something. */
export function listenersOf(): Listeners {
  const all = new Set<() => void>();
  return {
    subscribe(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    notify() {
      for (const listener of all) listener();
    },
  };
}
