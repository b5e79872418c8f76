import { type BeginFailure, liveAttempt, maySkip } from "../../domain/payment/attempts.ts";
import { owesPayment } from "../../domain/payment/owesPayment.ts";
import { paymentState } from "../../domain/payment/Payment.ts";
import type { IllegalTransition } from "../../domain/process/transitions.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { AccessFailure } from "../../domain/session/Actor.ts";
import type { PaymentFailure } from "../../ports/PaymentProvider.ts";
import type { Ports } from "../../ports/Ports.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import type { EditedElsewhere } from "../process/changeOwnProcess.ts";
import { formOfProcess } from "../process/formState.ts";
import { getOwnProcess } from "../process/getOwnProcess.ts";
import type { NotReady } from "../workflow/readyToSend.ts";
import { beginAttempt } from "./beginAttempt.ts";
import { lockForPayment, type PaymentRequest } from "./lockForPayment.ts";
import { openAttempt } from "./openAttempt.ts";
import { settlePayment } from "./settlePayment.ts";
import { verifyPayment, type VerifyPorts } from "./verifyPayment.ts";

export type StartPaymentFailure =
  | AccessFailure
  | EditedElsewhere
  | IllegalTransition
  | WriteConflict
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
 * Begins a payment, opens the page of the running one again, or begins anew where the last one came to nothing. It is the
 * order to send, too: from now on the answers stay as they are, and the application goes out as soon as it is paid,
 * whether anybody is there or not.
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
  // Nobody pays a second time because the word on the first payment came late.
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
    const settled = await settlePayment(ports, process.id);
    if (!page.ok) return page.failure.kind === "begin-again" ? NOT_TAKEN : err(page.failure);
    if (!settled.ok) return settled;
    if (page.value.pageUrl !== undefined) {
      await ports.paymentWorkflow.startCollecting(process.id, attempt.requestId);
    }
    ports.log.write("payment-started", { processId: process.id, requestId: attempt.requestId });
    return ok(page.value);
  }
  return NOT_TAKEN;
}

const NOT_TAKEN = err({ kind: "payment-unavailable", cause: "request-ids-not-taken" } as const);
