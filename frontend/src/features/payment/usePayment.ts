import { useEffect, useState } from "react";
import type { ApiFailure } from "../../api/ApiFailure.ts";
import { call } from "../../api/call.ts";
import type { Read } from "../../api/Read.ts";
import { refresh } from "../../api/refresh.ts";
import { useRead } from "../../api/useRead.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import type { Payment } from "./Payment.ts";

const ASK_EVERY_MILLISECONDS = 4000;

export interface PaymentWork {
  readonly read: Read<Payment>;
  /** The action that runs. */
  readonly busy: "start" | "skip" | undefined;
  readonly failure: ApiFailure | undefined;
  /** Leads to the provider's page: begins, goes on with, or begins anew, as the payment stands. */
  readonly start: () => Promise<void>;
  /** Sends now; the authority writes an invoice. */
  readonly skip: () => Promise<void>;
}

/** Where the payment of an application stands. While it is open the provider is asked, through the portal, again and again. */
export function usePayment(processId: string): PaymentWork {
  const locale = useLocale();
  const [busy, setBusy] = useState<PaymentWork["busy"]>();
  const [failure, setFailure] = useState<ApiFailure>();
  const read = useRead(["getPayment", { path: { processId } }], { onFocus: true });
  const isPending = read.status === "ready" && read.value.stage === "pending";

  useEffect(() => {
    if (!isPending) return;
    let isOver = false;
    const ask = async (): Promise<void> => {
      const answer = await call("completePayment", { path: { processId } });
      // Silence of the provider says nothing about the payment: it is asked again.
      if (!isOver && answer.ok && answer.value.stage !== "pending") await refreshAll();
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MILLISECONDS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isPending, processId]);

  const doing = async (
    action: "start" | "skip",
    run: () => Promise<ApiFailure | undefined>,
  ): Promise<void> => {
    setBusy(action);
    setFailure(undefined);
    setFailure(await run());
    setBusy(undefined);
    await refreshAll();
  };
  return {
    read,
    busy,
    failure,
    start: () =>
      doing("start", async () => {
        const started = await call("startPayment", { path: { processId }, body: { locale } });
        if (!started.ok) return started.failure;
        // In this window: blockers of pop-ups and small screens lose others.
        if (started.value.pageUrl !== null) window.location.assign(started.value.pageUrl);
        return undefined;
      }),
    skip: () =>
      doing("skip", async () => {
        const query = { locale, payByInvoice: "true" } as const;
        const sent = await call("submitProcess", { path: { processId }, query });
        return sent.ok ? undefined : sent.failure;
      }),
  };
}

function refreshAll(): Promise<unknown> {
  return refresh("getPayment", "getProgress", "listProcesses", "listSubmittedProcesses");
}
