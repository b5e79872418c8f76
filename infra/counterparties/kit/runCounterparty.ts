import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { isAbsolute } from "node:path";
import type { TlsOptions } from "node:tls";
import { z } from "zod";
import { parseJson } from "./json.ts";
import { forLoopbackNames } from "#infra/laptop/front/isLoopbackRequest.ts";
import { keepConnections } from "#infra/laptop/front/listenOn.ts";

/** Start settings of every counterparty, in the environment variable COUNTERPARTY. */
export const counterpartySettings = z.object({
  port: z.number().int().min(1).max(65_535),
  stateFolder: z.string().refine(isAbsolute, "must be an absolute path"),
  portalUrl: z.url(),
});

export type CounterpartySettings = z.infer<typeof counterpartySettings>;

export interface OpenCounterparty<Fault> {
  readonly listener: RequestListener;
  /** Absent: plain http. */
  readonly tls?: TlsOptions;
  /** Sent to the parent when the counterparty listens: everything a client has to know. */
  readonly description: Readonly<Record<string, unknown>>;
  setFault(fault: Fault): void;
}

interface CounterpartyRole<Settings extends CounterpartySettings, Fault> {
  readonly settings: z.ZodType<Settings>;
  readonly fault: z.ZodType<Fault>;
  readonly hosts: readonly string[];
  readonly clock?: CounterpartyClock;
  open(settings: Settings, clock: CounterpartyClock): Promise<OpenCounterparty<Fault>>;
}

const parentMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("clock"), offsetMilliseconds: z.number() }),
  z.object({ type: z.literal("fault"), fault: z.unknown() }),
  z.object({ type: z.literal("journal") }),
]);

/** Runs one counterparty as a child process until its parent goes away. */
export async function runCounterparty<Settings extends CounterpartySettings, Fault>(
  role: CounterpartyRole<Settings, Fault>,
): Promise<void> {
  const settings = role.settings.safeParse(parseJson(process.env["COUNTERPARTY"]));
  if (!settings.success) {
    stop(`The environment variable COUNTERPARTY is not usable: ${z.prettifyError(settings.error)}`);
    return;
  }
  const clock = role.clock ?? createCounterpartyClock();
  let journal: readonly JournalEntry[] = [];
  const counterparty = await role.open(settings.data, clock);
  const recorded = forLoopbackNames((request, response) => {
    response.once("close", () => {
      const entry = {
        at: new Date(clock.now()).toISOString(),
        method: request.method ?? "",
        path: (request.url ?? "").split("?", 1).join(""),
        status: response.statusCode,
      };
      journal = [...journal, entry].slice(-KEPT_ENTRIES);
    });
    counterparty.listener(request, response);
  });
  const failure = await listen(role.hosts, {
    port: settings.data.port,
    newServer: () =>
      counterparty.tls === undefined ? createServer(recorded) : createTlsServer(counterparty.tls, recorded),
  });
  if (failure !== undefined) {
    stop(failure);
    return;
  }

  process.on("message", (received: unknown) => {
    const message = parentMessage.safeParse(received);
    if (!message.success) return;
    if (message.data.type === "clock") clock.move(message.data.offsetMilliseconds);
    else if (message.data.type === "journal") tell({ type: "journal", entries: journal });
    else {
      const fault = role.fault.safeParse(message.data.fault);
      if (fault.success) counterparty.setFault(fault.data);
      tell(
        fault.success
          ? { type: "fault-set" }
          : { type: "fault-refused", reason: z.prettifyError(fault.error) },
      );
    }
  });
  process.on("disconnect", () => process.exit(0));
  tell({ type: "ready", description: counterparty.description });
}

/** Listens on every host; answers the sentence to end with when that is not possible. */
async function listen(
  hosts: readonly string[],
  wanted: { readonly port: number; readonly newServer: () => Server },
): Promise<string | undefined> {
  let listening = 0;
  for (const host of hosts) {
    const problem = await bind(wanted.newServer(), { host, port: wanted.port });
    if (problem === "EADDRINUSE") return `Port ${wanted.port} on ${host} is in use by another program.`;
    if (problem === undefined) listening += 1;
  }
  // A machine without IPv6 has no ::1: one address is enough there.
  return listening > 0 ? undefined : `No address to listen on among ${hosts.join(", ")}.`;
}

function bind(
  server: Server,
  address: { readonly host: string; readonly port: number },
): Promise<string | undefined> {
  keepConnections(server);
  return new Promise((settle) => {
    server.once("error", (error: NodeJS.ErrnoException) => settle(error.code ?? error.message));
    server.listen(address.port, address.host, () => settle(undefined));
  });
}

function tell(message: Readonly<Record<string, unknown>>): void {
  if (process.connected) process.send?.(message);
}

function stop(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The clock of a counterparty: the machine's, moved by the console. */
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

/** One answered request. No query, no body, no header: those carry codes, tokens and personal data. */
interface JournalEntry {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

const KEPT_ENTRIES = 50;
