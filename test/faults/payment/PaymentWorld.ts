import { randomUUID } from "node:crypto";
import type { PaymentEvent } from "../../../functions/domain/payment/PaymentEvent.ts";
import type { Process } from "../../../functions/domain/process/Process.ts";
import { ok } from "../../../functions/domain/result.ts";
import { anUnpaidProcess } from "../../fixtures/aPayment.ts";
import { memoryPorts, type MemoryPorts } from "../../fixtures/memoryPorts.ts";
import type { PlayedProvider } from "./PlayedProvider.ts";

/** One application with a fee, its person with all her windows, and the payment service. */
export interface PaymentWorld {
  readonly ports: MemoryPorts;
  readonly played: PlayedProvider;
  readonly process: Process;
  readonly maySkip: boolean;
  /** Payment pages that the person was sent to; each stays open in a window. */
  readonly pages: { readonly requestId: string; readonly pageUrl: string }[];
  /** From when on the payment service tells that it was paid, by request id; milliseconds. */
  readonly shownAt: Map<string, number>;
  /** Executions that wait for their turn, and names of those that are over, for ever as in the workflow service. */
  readonly looks: { readonly waiting: string[]; readonly over: Set<string> };
  /** All events seen so far. */
  events: readonly PaymentEvent[];
}

export async function aPaymentWorld(played: PlayedProvider, maySkip: boolean): Promise<PaymentWorld> {
  const memory = memoryPorts();
  const looks: PaymentWorld["looks"] = { waiting: [], over: new Set() };
  const ports: MemoryPorts = {
    ...memory,
    // A payment service that lives longer than one application knows no request id twice.
    ids: { ...memory.ids, uuid: randomUUID },
    paymentProviders: { of: () => played.provider },
    paymentWorkflow: {
      ...memory.paymentWorkflow,
      startLook: (_, dueAt) => {
        if (looks.over.has(dueAt)) return Promise.resolve(ok("ended" as const));
        if (!looks.waiting.includes(dueAt)) looks.waiting.push(dueAt);
        return Promise.resolve(ok("running" as const));
      },
    },
  };
  const process = await anUnpaidProcess(ports, maySkip);
  return { ports, played, process, maySkip, pages: [], shownAt: new Map(), looks, events: [] };
}
