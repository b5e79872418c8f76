import type { Result } from "#domain/result.ts";

/** What has been started, to be ended in reverse order: on Ctrl-C, and when a later part does not start. */
export type Closers = {
  readonly add: (close: () => Promise<void> | void) => void;
  readonly closeAll: () => Promise<void>;
};

function createClosers(): Closers {
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

/** Starts in parts; what was started ends again when a later part does not start. */
export async function startWithClosers<Started, Failure>(
  start: (closers: Closers) => Promise<Result<Started, Failure>>,
): Promise<Result<Started, Failure>> {
  const closers = createClosers();
  const started = await start(closers);
  if (!started.ok) await closers.closeAll();
  return started;
}
