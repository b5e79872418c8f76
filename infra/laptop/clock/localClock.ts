/**
 * One clock for everything local. The offset lives in shared memory, so that function workers see a move at
 * once; other processes learn of it through `onMove`. A restart begins at real time.
 */
export type LocalClock = {
  /** Milliseconds since 1970 by the moved clock. */
  readonly now: () => number;
  readonly offsetMilliseconds: () => number;
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Called after every move; `advance` resolves when all listeners have finished. */
  readonly onMove: (listener: (offsetMilliseconds: number) => Promise<void> | void) => void;
  readonly sharedOffset: SharedArrayBuffer;
};

// Taken before anything replaces the global, so that the clock never reads itself.
const realNow = Date.now.bind(Date);

export function createLocalClock(): LocalClock {
  const sharedOffset = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
  const cell = new BigInt64Array(sharedOffset);
  const listeners: ((offsetMilliseconds: number) => Promise<void> | void)[] = [];
  const offsetMilliseconds = () => Number(Atomics.load(cell, 0));
  return {
    sharedOffset,
    offsetMilliseconds,
    now: () => realNow() + offsetMilliseconds(),
    onMove: (listener) => {
      listeners.push(listener);
    },
    advance: async (milliseconds) => {
      Atomics.add(cell, 0, BigInt(Math.round(milliseconds)));
      for (const listener of listeners) await listener(offsetMilliseconds());
    },
  };
}

/**
 * Makes `Date` of this thread follow an offset, so that application code, which only knows `Date`, lives in
 * the moved time. Returns what restores the real one.
 */
export function installShiftedDate(offsetMilliseconds: () => number): () => void {
  const RealDate = globalThis.Date;
  const shiftedNow = () => RealDate.now() + offsetMilliseconds();
  // A proxy rather than a subclass: `Date()` without `new` and `value.constructor === Date` keep working.
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(shiftedNow()).toString(),
    construct: (...[target, parameters, newTarget]: [DateConstructor, unknown[], unknown]) => {
      const actual = parameters.length === 0 ? [shiftedNow()] : parameters;
      const created: unknown = Reflect.construct(
        target,
        actual,
        typeof newTarget === "function" ? newTarget : target,
      );
      return created instanceof RealDate ? created : new RealDate(shiftedNow());
    },
    get: (...[target, name, receiver]: [DateConstructor, string | symbol, unknown]): unknown =>
      name === "now" ? shiftedNow : Reflect.get(target, name, receiver),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
