/** Answers kept by name, the oldest given up first. What is being asked for is asked for once. */
export interface Memory<Value> {
  /** What is known, or else what `ask` finds. A failure and an empty answer are not kept. */
  get(name: string, ask: () => Promise<Value | undefined>): Promise<Value | undefined>;
  forget(name: string): void;
}

export function createMemory<Value>(size: number): Memory<Value> {
  const known = new Map<string, Promise<Value | undefined>>();
  return {
    async get(name, ask) {
      const before = known.get(name);
      const answer = before ?? ask();
      // Put at the end again: what is used stays.
      known.delete(name);
      known.set(name, answer);
      const [oldest] = known.keys();
      if (known.size > size && oldest !== undefined) known.delete(oldest);
      try {
        const value = await answer;
        if (value === undefined && known.get(name) === answer) known.delete(name);
        return value;
      } catch (error) {
        if (known.get(name) === answer) known.delete(name);
        throw error;
      }
    },
    forget: (name) => {
      known.delete(name);
    },
  };
}
