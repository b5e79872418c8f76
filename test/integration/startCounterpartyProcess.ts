import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";

export interface RunningCounterparty<Description> {
  readonly description: Description;
  readonly stateFolder: string;
  setFault(fault: Readonly<Record<string, unknown>>): Promise<void>;
  moveClock(offsetMilliseconds: number): Promise<void>;
  journal(): Promise<readonly { readonly method: string; readonly path: string; readonly status: number }[]>;
  /** Ends the process and starts it again on its state. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A counterparty as `npm start` runs it: an own process, real sockets, an empty state folder. */
export async function startCounterpartyProcess<Description>(
  role: string,
  schema: z.ZodType<Description>,
  /** Settings of this role in addition to port, state and portal. */
  own: Readonly<Record<string, unknown>> = {},
): Promise<RunningCounterparty<Description>> {
  const main = resolve(import.meta.dirname, `../../infra/counterparties/${role}/main.ts`);
  const stateFolder = await mkdtemp(join(tmpdir(), `${role}-`));
  const settings = { ...own, port: await freePort(), stateFolder, portalUrl: "http://127.0.0.1:4000" };
  let child = launch(main, settings);
  const ready = await answer(child, "ready");
  const ask = async (
    message: Readonly<Record<string, unknown>>,
    type: string,
  ): Promise<Readonly<Record<string, unknown>>> => {
    const reply = answer(child, type);
    child.send(message);
    return reply;
  };
  const entries = z.array(z.object({ method: z.string(), path: z.string(), status: z.number() }));
  const journal = async () => entries.parse((await ask({ type: "journal" }, "journal"))["entries"]);
  const end = async (): Promise<void> => {
    const ended = once(child, "exit");
    child.disconnect();
    await ended;
  };
  return {
    description: schema.parse(ready["description"]),
    stateFolder,
    journal,
    setFault: async (fault) => {
      await ask({ type: "fault", fault }, "fault-set");
    },
    moveClock: async (offsetMilliseconds) => {
      child.send({ type: "clock", offsetMilliseconds });
      // Messages are handled in order: after this answer the clock has moved.
      await journal();
    },
    restart: async () => {
      await end();
      child = launch(main, settings);
      await answer(child, "ready");
    },
    stop: async () => {
      await end();
      await rm(stateFolder, { recursive: true });
    },
  };
}

function launch(main: string, settings: Readonly<Record<string, unknown>>): ChildProcess {
  return fork(main, {
    env: { ...process.env, COUNTERPARTY: JSON.stringify(settings) },
    execArgv: [],
  });
}

const reply = z.looseObject({ type: z.string() });

function answer(child: ChildProcess, type: string): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((settle, fail) => {
    const onExit = (): void => {
      fail(new Error("The counterparty ended"));
    };
    const onMessage = (received: unknown): void => {
      const message = reply.safeParse(received);
      if (!message.success || message.data.type !== type) return;
      child.off("message", onMessage);
      child.off("exit", onExit);
      settle(message.data);
    };
    child.on("message", onMessage);
    child.once("exit", onExit);
  });
}

function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = address === null || typeof address === "string" ? 0 : address.port;
      probe.close(() => {
        settle(port);
      });
    });
  });
}
