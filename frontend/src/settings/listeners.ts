import { useSyncExternalStore } from "react";

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

/** A value of this window that parts of the page show. */
export interface LiveValue<Value> extends Pick<Listeners, "subscribe"> {
  readonly now: () => Value;
  /** What documents that are made by the build say. */
  readonly first: () => Value;
}

interface OwnValue<Value> extends LiveValue<Value> {
  readonly set: (next: Value) => void;
}

export function liveValue<Value>(first: Value): OwnValue<Value> {
  const { subscribe, notify } = listenersOf();
  let value = first;
  return {
    subscribe,
    now: () => value,
    first: () => first,
    set(next) {
      if (next === value) return;
      value = next;
      notify();
    },
  };
}

export function useLiveValue<Value>({ subscribe, now, first }: LiveValue<Value>): Value {
  return useSyncExternalStore(subscribe, now, first);
}
