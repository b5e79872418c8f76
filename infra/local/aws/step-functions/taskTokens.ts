import { z } from "zod";

interface Waiting {
  readonly end: (output: unknown) => void;
}

const payloadSchema = z.looseObject({ taskToken: z.string() });

export type TaskTokens = ReturnType<typeof createTaskTokens>;

/** Tasks that wait until somebody sends their token; the payload of such a task carries it as `taskToken`. */
export function createTaskTokens() {
  const waiting = new Map<string, Waiting>();
  return {
    /** Runs the task and waits, at most so many seconds by this machine's clock. */
    async wait(
      payload: unknown,
      { seconds, work }: { readonly seconds: number; readonly work: () => Promise<unknown> },
    ): Promise<unknown> {
      const { taskToken } = payloadSchema.parse(payload);
      let timer: NodeJS.Timeout | undefined;
      const sent = new Promise<unknown>((resolve, reject) => {
        waiting.set(taskToken, { end: resolve });
        const late = Object.assign(new Error("nobody sent the token"), { name: "States.Timeout" });
        timer = setTimeout(() => {
          reject(late);
        }, seconds * 1000).unref();
      });
      // Nobody listens to it when the work fails first.
      sent.catch(() => undefined);
      try {
        await work();
        return await sent;
      } finally {
        clearTimeout(timer);
        waiting.delete(taskToken);
      }
    },
    /** Whether anybody waited for it. */
    send(taskToken: string, output: unknown): boolean {
      const found = waiting.get(taskToken);
      found?.end(output);
      return found !== undefined;
    },
  };
}
