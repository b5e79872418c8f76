/** The time a counterparty lives in: the machine's, moved by what the console says. */
export interface CounterpartyClock {
  /** Milliseconds since the epoch. */
  now(): number;
  move(offsetMilliseconds: number): void;
}

const machineNow = Date.now.bind(Date);

export function createCounterpartyClock(): CounterpartyClock {
  let offset = 0;
  return {
    now: () => machineNow() + offset,
    move: (offsetMilliseconds) => {
      offset = offsetMilliseconds;
    },
  };
}
