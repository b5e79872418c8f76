import { randomUUID } from "node:crypto";
import type { PaymentEvent } from "#domain/payment/PaymentEvent.ts";
import type { Process } from "#domain/application/Process.ts";
import { ok } from "#domain/result.ts";
import { anUnpaidProcess } from "#test/fixtures/aPayment.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import type { PlayedProvider } from "./PlayedProvider.ts";

/** One application with a fee, its person with all her windows, and the payment service. */
export interface PaymentScenario {
  readonly ports: MemoryPorts;
  readonly played: PlayedProvider;
  readonly process: Process;
  readonly maySkip: boolean;
  /** Payment pages that the person was sent to; each stays open in a window. */
  readonly pages: { readonly requestId: string; readonly pageUrl: string }[];
  /** When the payment service starts to report the payment, by request id; milliseconds. */
  readonly shownAt: Map<string, number>;
  /** Executions that wait for their turn, and names of those that are over, for ever as in the workflow service. */
  readonly checks: { readonly waiting: string[]; readonly over: Set<string> };
  /** All events seen so far. */
  events: readonly PaymentEvent[];
}

export async function openPaymentScenario(
  played: PlayedProvider,
  maySkip: boolean,
): Promise<PaymentScenario> {
  const memory = memoryPorts();
  const checks: PaymentScenario["checks"] = { waiting: [], over: new Set() };
  const ports: MemoryPorts = {
    ...memory,
    // A payment service that lives longer than one application knows no request id twice.
    ids: { ...memory.ids, uuid: randomUUID },
    paymentProviders: { of: () => played.provider },
    paymentWorkflow: {
      ...memory.paymentWorkflow,
      startCheck: (_, dueAt) => {
        if (checks.over.has(dueAt)) return Promise.resolve(ok("ended" as const));
        if (!checks.waiting.includes(dueAt)) checks.waiting.push(dueAt);
        return Promise.resolve(ok("running" as const));
      },
    },
  };
  const process = await anUnpaidProcess(ports, maySkip);
  return { ports, played, process, maySkip, pages: [], shownAt: new Map(), checks, events: [] };
}
