import { fork, type ChildProcess } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import type { LocalClock } from "../clock/localClock.ts";
import { patiently } from "../settings/patience.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";

export type FaultFailure =
  | { readonly kind: "unknown-counterparty" }
  | { readonly kind: "fault-refused"; readonly reason: string };

/** What every description holds: the faults that can be set, besides "none". */
export type WithFaults = { readonly faults: readonly string[] };

export type Counterparty<Description> = {
  readonly name: string;
  readonly description: Description;
  readonly faults: readonly string[];
  readonly setFault: (fault: unknown) => Promise<Result<undefined, FaultFailure>>;
  readonly journal: () => Promise<readonly unknown[]>;
  readonly stop: () => Promise<void>;
};

type CounterpartyOptions<Description> = {
  /** What people call it; its state has this name too. */
  readonly name: string;
  /** Folder under `counterparties` whose `main.ts` is run; the name, where one role has one player. */
  readonly role?: string;
  /** Settings of this role, in addition to port, state folder and portal. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly port: number;
  readonly stateFolder: string;
  readonly portalUrl: string;
  readonly clock: LocalClock;
  readonly description: z.ZodType<Description>;
  /** A sentence for the person who started the portal. */
  readonly tell: (sentence: string) => void;
};

/** The first start makes RSA keys of 4096 bits, which may take a slow machine a minute. */
const readyWithinMilliseconds = 80_000;
const answerWithinMilliseconds = 5_000;
const restartAfterMilliseconds = 1_000;

const messageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready"), description: z.unknown() }),
  z.object({ type: z.literal("fault-set") }),
  z.object({ type: z.literal("fault-refused"), reason: z.string() }),
  z.object({ type: z.literal("journal"), entries: z.array(z.unknown()) }),
]);
type Message = z.infer<typeof messageSchema>;

/** Runs an outside system's stand-in as a process of its own and starts it again when it crashes. */
export async function startCounterparty<Description extends WithFaults>(
  options: CounterpartyOptions<Description>,
): Promise<Result<Counterparty<Description>, StartFailure>> {
  let child = launch(options);
  let stopping = false;

  const ready = await nextMessage(child, {
    wanted: (message) => message.type === "ready",
    withinMilliseconds: patiently(readyWithinMilliseconds),
  });
  const description = options.description.safeParse(ready?.type === "ready" ? ready.description : undefined);
  if (!description.success) {
    stopping = true;
    child.kill();
    return err(startFailed(`The counterparty ${options.name} did not start; its own message stands above.`));
  }

  function watch(watched: ChildProcess): void {
    watched.once("exit", (code) => {
      if (stopping) return;
      setTimeout(() => {
        if (stopping) return;
        options.tell(
          `The counterparty ${options.name} ended (${code ?? "by a signal"}) and is started again.`,
        );
        child = launch(options);
        watch(child);
      }, restartAfterMilliseconds);
    });
  }
  watch(child);
  options.clock.onMove((offsetMilliseconds) => send(child, { type: "clock", offsetMilliseconds }));

  const ask = (message: Record<string, unknown>, wanted: (answer: Message) => boolean) => {
    const answer = nextMessage(child, { wanted, withinMilliseconds: patiently(answerWithinMilliseconds) });
    send(child, message);
    return answer;
  };
  return ok({
    name: options.name,
    description: description.data,
    faults: description.data.faults,
    setFault: async (fault) => {
      const answer = await ask({ type: "fault", fault }, ({ type }) => type.startsWith("fault-"));
      if (answer?.type === "fault-set") return ok(undefined);
      const reason = answer?.type === "fault-refused" ? answer.reason : `${options.name} does not answer.`;
      return err({ kind: "fault-refused", reason });
    },
    journal: async () => {
      const answer = await ask({ type: "journal" }, ({ type }) => type === "journal");
      return answer?.type === "journal" ? answer.entries : [];
    },
    stop: () => {
      stopping = true;
      return ended(child);
    },
  });
}

function launch<Description>(options: CounterpartyOptions<Description>): ChildProcess {
  const { name, role = name, settings, port, portalUrl } = options;
  const stateFolder = path.join(options.stateFolder, name);
  mkdirSync(stateFolder, { recursive: true });
  const main = path.resolve(import.meta.dirname, "../../counterparties", role, "main.ts");
  const child = fork(main, {
    env: { ...process.env, COUNTERPARTY: JSON.stringify({ ...settings, port, stateFolder, portalUrl }) },
    execArgv: [],
    // Standard output belongs to the one line that says the portal is ready.
    stdio: ["ignore", 2, 2, "ipc"],
  });
  // A restarted counterparty has to learn of the moved clock.
  child.once("spawn", () => {
    const offsetMilliseconds = options.clock.offsetMilliseconds();
    if (offsetMilliseconds !== 0) send(child, { type: "clock", offsetMilliseconds });
  });
  return child;
}

function send(child: ChildProcess, message: Record<string, unknown>): void {
  // The process may end between the check and the sending; then its restart sends it again.
  if (child.connected) child.send(message, () => undefined);
}

function nextMessage(
  child: ChildProcess,
  options: { wanted: (message: Message) => boolean; withinMilliseconds: number },
): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const finish = (message?: Message) => {
      clearTimeout(timer);
      child.off("message", listener);
      child.off("exit", onExit);
      resolve(message);
    };
    const onExit = () => finish();
    const listener = (received: unknown) => {
      const message = messageSchema.safeParse(received);
      if (message.success && options.wanted(message.data)) finish(message.data);
    };
    const timer = setTimeout(() => finish(), options.withinMilliseconds);
    child.on("message", listener);
    child.once("exit", onExit);
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const impatience = setTimeout(() => child.kill("SIGKILL"), 3_000);
  await exited;
  clearTimeout(impatience);
}
