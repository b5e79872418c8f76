/**
 * One clock for everything local. The offset lives in shared memory, so that function workers see a move at
 * once; other processes are told through `onMove`. A restart begins at real time.
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
