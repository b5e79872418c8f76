import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { TlsOptions } from "node:tls";
import { z } from "zod";
import { forLoopbackNames } from "../../front/isLoopbackRequest.ts";
import { createCounterpartyClock } from "./createCounterpartyClock.ts";
import type { CounterpartyClock } from "./createCounterpartyClock.ts";
import { createRequestJournal } from "./createRequestJournal.ts";
import type { CounterpartySettings } from "./counterpartySettings.ts";

export interface OpenCounterparty<Fault> {
  readonly listener: RequestListener;
  /** Absent: plain http. */
  readonly tls?: TlsOptions;
  /** Told to the parent when the counterparty listens: everything a client has to know. */
  readonly description: Readonly<Record<string, unknown>>;
  setFault(fault: Fault): void;
}

export interface CounterpartyRole<Settings extends CounterpartySettings, Fault> {
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
  const settings = role.settings.safeParse(parsedEnvironment());
  if (!settings.success) {
    stop(`The environment variable COUNTERPARTY is not usable: ${z.prettifyError(settings.error)}`);
    return;
  }
  const clock = role.clock ?? createCounterpartyClock();
  const journal = createRequestJournal();
  const counterparty = await role.open(settings.data, clock);
  const recorded = forLoopbackNames((request, response) => {
    response.once("close", () => {
      journal.add({
        at: new Date(clock.now()).toISOString(),
        method: request.method ?? "",
        path: (request.url ?? "").split("?", 1).join(""),
        status: response.statusCode,
      });
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
    else if (message.data.type === "journal") tell({ type: "journal", entries: journal.entries() });
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

function parsedEnvironment(): unknown {
  try {
    return JSON.parse(process.env["COUNTERPARTY"] ?? "");
  } catch {
    return undefined;
  }
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
