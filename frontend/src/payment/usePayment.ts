import { useEffect, useState } from "react";
import { type ApiFailure, isProblem, type Read } from "../api/ApiFailure.ts";
import { callToSend } from "../api/client.ts";
import { useRead, refresh } from "../api/useRead.ts";
import { markMoved } from "../components/PageHeading.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { pollPayment } from "./pollPayment.ts";
import type { ResponseOf } from "#contract/operations.ts";

export type Payment = ResponseOf<"getPayment">;

export interface PaymentWork {
  readonly read: Read<Payment>;
  /** The provider was asked since the page opened. */
  readonly hasAnswer: boolean;
  /** The provider does not answer. That says nothing about the payment. */
  readonly isSilent: boolean;
  /** The action that runs. */
  readonly busy: "start" | "skip" | undefined;
  readonly failure: ApiFailure | undefined;
  /** Leads to the provider's page: begins, goes on with, or begins anew, as the payment stands. */
  readonly start: (method?: string) => Promise<void>;
  /** Sends now; the authority writes an invoice. */
  readonly skip: () => Promise<void>;
}

/** Where the payment of an application stands. While it is open the provider is asked, through the portal. */
export function usePayment(
  processId: string,
  /** Before this window goes to the provider's page. */
  onLeave: () => void,
): PaymentWork {
  const { locale } = useTranslation();
  const [busy, setBusy] = useState<PaymentWork["busy"]>();
  const [failure, setFailure] = useState<ApiFailure>();
  const read = useRead(["getPayment", { path: { processId } }], { onFocus: true });
  const asked = useAsking(processId, read.status === "ready" ? read.value : undefined);

  const start = async (method?: string): Promise<void> => {
    markMoved();
    setBusy("start");
    setFailure(undefined);
    const started = await callToSend("startPayment", {
      path: { processId },
      body: { locale, ...(method !== undefined && { method }) },
    });
    if (started.ok && started.value.pageUrl !== null) {
      onLeave();
      // In this window: blockers of pop-ups and small screens lose others.
      window.location.assign(started.value.pageUrl);
      return;
    }
    if (!started.ok) setFailure(started.failure);
    setBusy(undefined);
    await refreshAll();
  };
  const skip = async (): Promise<void> => {
    markMoved();
    setBusy("skip");
    setFailure(undefined);
    const sent = await callToSend("submitProcess", {
      path: { processId },
      query: { locale, payByInvoice: "true" },
    });
    if (!sent.ok) setFailure(sent.failure);
    setBusy(undefined);
    await refreshAll();
  };
  return { read, ...asked, hasAnswer: asked.hasAnswer || failure !== undefined, busy, failure, start, skip };
}

/** Asks while the payment is open; as soon as it has changed, everything that shows it is read anew. */
function useAsking(
  processId: string,
  payment: Pick<Payment, "stage" | "waitsFor"> | undefined,
): Pick<PaymentWork, "hasAnswer" | "isSilent"> {
  const [hasAnswer, setHasAnswer] = useState(false);
  const [isSilent, setIsSilent] = useState(false);
  const isPending = payment?.stage === "pending";
  const waitsFor = payment?.waitsFor;
  useEffect(() => {
    if (!isPending) return;
    let isOver = false;
    const asking = pollPayment(
      async () => {
        const answer = await callToSend("completePayment", { path: { processId } });
        if (isOver) return;
        const isNews = answer.ok && (answer.value.stage !== "pending" || answer.value.waitsFor !== waitsFor);
        const isProviderDown = !answer.ok && isProblem(answer.failure, "payment-unavailable");
        if (isNews || (!answer.ok && answer.failure.kind !== "offline" && !isProviderDown)) {
          // Another screen follows: its heading takes the focus.
          markMoved();
          await refreshAll();
        }
        setIsSilent(isProviderDown);
        setHasAnswer(true);
      },
      () => document.visibilityState === "hidden",
    );
    const shown = (): void => {
      if (document.visibilityState === "visible") asking.shown();
    };
    document.addEventListener("visibilitychange", shown);
    return () => {
      isOver = true;
      asking.stop();
      document.removeEventListener("visibilitychange", shown);
    };
  }, [isPending, waitsFor, processId]);
  return { hasAnswer, isSilent };
}

function refreshAll(): Promise<unknown> {
  return refresh("getPayment", "getProgress", "listProcesses", "listSubmittedProcesses");
}
