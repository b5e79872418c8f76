import { type BeginFailure, liveAttempt, maySkip, mayBegin } from "#domain/payment/attempts.ts";
import { owesPayment } from "#domain/payment/unpaidProcess.ts";
import { paymentState, type Payment } from "#domain/payment/Payment.ts";
import type { IllegalTransition } from "#domain/application/transitions.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { PaymentFailure, PaymentProvider } from "#ports/payment/PaymentProvider.ts";
import type { Ports } from "#ports/Ports.ts";
import type { WriteConflict } from "#ports/application/ProcessRepository.ts";
import { type ChangeFailure, getOwnProcess } from "../application/ownProcess.ts";
import { formOfProcess } from "../application/formState.ts";
import type { NotReady } from "../sending/readyToSend.ts";
import { lockForPayment, type PaymentRequest } from "./lockForPayment.ts";
import { openAttempt, paymentOf } from "./openAttempt.ts";
import { applyPayment } from "./applyPayment.ts";
import { verifyPayment, type VerifyPorts } from "./verifyPayment.ts";
import type { Process } from "#domain/application/Process.ts";
import { watched } from "./reconcilePayments.ts";

export type StartPaymentFailure =
  | ChangeFailure
  | IllegalTransition
  | NotReady
  | BeginFailure
  | Extract<PaymentFailure, { kind: "payment-unavailable" | "payment-refused" }>
  | { readonly kind: "form-not-found" }
  /** There is nothing to pay. */
  | { readonly kind: "payment-not-required" };

export interface StartedPayment {
  /** The provider's page; absent where it turned out that the payment is decided. */
  readonly pageUrl?: string;
}

/**
 * Begins a payment, opens the page of the running one again, or begins anew where the last one failed. It is also the
 * order to send: from now on the answers are fixed, and the application is sent as soon as it is paid, also while the
 * person is absent.
 */
export async function startPayment(
  ports: VerifyPorts & Pick<Ports, "forms" | "ids" | "paymentWorkflow">,
  request: PaymentRequest,
): Promise<Result<StartedPayment, StartPaymentFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const form = await formOfProcess(ports, { process: opened.value, locale: "de" });
  if (form === undefined) return err({ kind: "form-not-found" });
  const { authority, leiKaId } = opened.value.metadata;
  const provider = ports.paymentProviders.of({ authorityId: authority.id, leiKaId });
  if (provider === undefined) return err({ kind: "payment-refused", cause: "no-payment-service" });
  // Prevents a second payment where the report on the first one came late.
  await verifyPayment(ports, opened.value.id);
  const known = await ports.payments.get(opened.value.id);
  const possible = owesPayment(opened.value) && known !== undefined ? maySkip(paymentState(known)) : ok(null);
  // Refused before anything about the application changes.
  if (!possible.ok && possible.failure.kind !== "payment-in-flight") return possible;
  const locked = await lockForPayment(ports, { request, form, provider });
  if (!locked.ok) return locked;
  const process = locked.value;
  // A request id that the provider certainly does not know is given up once for a new one.
  for (let round = 0; round < 2; round += 1) {
    const begun = await beginAttempt(ports, { process, provider, wishedMethod: request.wishedMethod });
    if (!begun.ok) return begun;
    const attempt = liveAttempt(paymentState(begun.value));
    if (attempt === undefined) break;
    const { returnUrl } = request;
    const page = await openAttempt(ports, { provider, process, attempt, returnUrl });
    if (!page.ok && page.failure.kind === "begin-again") continue;
    const applied = await applyPayment(ports, process.id);
    if (!page.ok) return page.failure.kind === "begin-again" ? NOT_TAKEN : err(page.failure);
    if (!applied.ok) return applied;
    if (page.value.pageUrl !== undefined) {
      await ports.paymentWorkflow.startCollecting(process.id, attempt.requestId);
    }
    ports.log.write("payment-started", { processId: process.id, requestId: attempt.requestId });
    return ok(page.value);
  }
  return NOT_TAKEN;
}

const NOT_TAKEN = err({ kind: "payment-unavailable", cause: "request-ids-not-taken" } as const);

/** Stores the request id of a new attempt before its first use; a live attempt is continued. */
function beginAttempt(
  ports: Pick<Ports, "payments" | "clock" | "ids">,
  given: {
    readonly process: Process;
    readonly provider: Pick<PaymentProvider, "office">;
    readonly wishedMethod?: string | undefined;
  },
): Promise<Result<Payment, BeginFailure | WriteConflict>> {
  const { process, provider, wishedMethod } = given;
  const { office } = provider;
  const requestId = ports.ids.uuid();
  return ports.payments.append<BeginFailure>(paymentOf(process), (payment) => {
    const now = ports.clock.now();
    const state = paymentState(payment);
    if (liveAttempt(state) !== undefined && !state.skipped) return ok(watched(payment, { events: [], now }));
    const allowed = mayBegin(state);
    if (!allowed.ok) return allowed;
    const at = now.toISOString();
    const { feeDue, paymentHeldUntil = at } = process;
    return ok(
      watched(payment, {
        events: [
          {
            kind: "requested",
            requestId,
            at,
            amount: feeDue ?? 0,
            office,
            ...(wishedMethod !== undefined && { wishedMethod }),
            until: paymentHeldUntil,
          },
        ],
        now,
      }),
    );
  });
}
