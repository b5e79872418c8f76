/** What has been started, to be ended in reverse order: on Ctrl-C, and when a later part does not start. */
export type Closers = {
  readonly add: (close: () => Promise<void> | void) => void;
  readonly closeAll: () => Promise<void>;
};

export function createClosers(): Closers {
  const pending: (() => Promise<void> | void)[] = [];
  return {
    add: (close) => {
      pending.push(close);
    },
    closeAll: async () => {
      for (let close = pending.pop(); close !== undefined; close = pending.pop()) await close();
    },
  };
}
