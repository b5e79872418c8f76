import { z } from "zod";
import type { Visitor } from "../integration/portal/Visitor.ts";
import { readyToPay } from "./readyToPay.ts";

export interface PaymentState {
  /** What the person did on the provider's page; `open`: nothing, `not-begun`: never went there. */
  readonly atProvider: "not-begun" | "open" | "cancel" | "fail";
}

const startedSchema = z.object({ pageUrl: z.url() });

/** For each of these states an application whose payment is in it, made without pages. */
export async function inPaymentStates<State extends PaymentState>(
  visitor: Visitor,
  states: readonly State[],
): Promise<readonly (State & { readonly processId: string })[]> {
  const applications: (State & { readonly processId: string })[] = [];
  for (const state of states) {
    const processId = await readyToPay(visitor);
    if (state.atProvider !== "not-begun") await begins(visitor, { processId, ...state });
    applications.push({ ...state, processId });
  }
  return applications;
}

/** Begins the payment of an application and makes a choice on the provider's page. */
async function begins(
  visitor: Visitor,
  { processId, atProvider }: PaymentState & { readonly processId: string },
): Promise<void> {
  const path = `/api/processes/${processId}/payment`;
  const started = await visitor.call({ method: "POST", path: `${path}/start`, body: { locale: "de" } });
  const { pageUrl } = startedSchema.parse(started.body);
  if (atProvider === "open") return;
  const body = new URLSearchParams({ choice: atProvider });
  await fetch(pageUrl, { method: "POST", body, redirect: "manual" });
  await visitor.call({ method: "POST", path: `${path}/complete` });
}
