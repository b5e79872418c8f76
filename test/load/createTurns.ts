export interface Turns {
  /** Runs an action when fewer than the most are running. */
  readonly take: <Value>(action: () => Promise<Value>) => Promise<Value>;
}

/** Lets so many actions run at once; the others wait, first come first. */
export function createTurns(most: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    take: async (action) => {
      if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await action();
      } finally {
        // The turn goes to who waits, or ends.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
