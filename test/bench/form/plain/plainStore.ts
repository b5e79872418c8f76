import type { PlainPage } from "./plainForm.ts";

export interface PlainStore {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, value: unknown) => void;
  readonly subscribe: (key: string, listener: () => void) => () => void;
}

/** Values by key with one subscription per key: the least that a fast form needs. */
export function plainStore(pages: readonly PlainPage[]): PlainStore {
  const values = new Map<string, unknown>();
  const listeners = new Map<string, Set<() => void>>();
  const products = new Map<string, readonly [string, string, string]>();
  for (const field of pages.flatMap(({ components }) => components)) {
    if (field.defaultValue !== undefined) values.set(field.key, field.defaultValue);
    const factors = /data\.(\w+) \|\| 0\) \* \(data\.(\w+)/.exec(field.calculateValue ?? "");
    const [, one, other] = factors ?? [];
    if (one === undefined || other === undefined) continue;
    for (const factor of [one, other]) products.set(factor, [field.key, one, other]);
  }

  function set(key: string, value: unknown): void {
    if (values.get(key) === value) return;
    values.set(key, value);
    for (const listener of listeners.get(key) ?? []) listener();
    const product = products.get(key);
    if (product === undefined) return;
    const [target, one, other] = product;
    set(target, (Number(values.get(one)) || 0) * (Number(values.get(other)) || 0));
  }

  return {
    get: (key) => values.get(key),
    set,
    subscribe(key, listener) {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => own.delete(listener);
    },
  };
}
