import { owesPayment } from "#domain/payment/unpaidProcess.ts";
import type { Process } from "#domain/application/Process.ts";
import { nextStatus, type IllegalTransition } from "#domain/application/transitions.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import type { PaymentProvider } from "#ports/payment/PaymentProvider.ts";
import type { Ports } from "#ports/Ports.ts";
import { changeOwnProcess, type ChangeFailure } from "../application/ownProcess.ts";
import { newSendingOrder, type SendingWish } from "../sending/newSendingOrder.ts";
import { readyToSend, type NotReady, type Sender } from "../sending/readyToSend.ts";

const DAY_MILLISECONDS = 86_400_000;

export interface PaymentRequest extends SendingWish, Sender {
  readonly actor: Actor & SendingWish["actor"] & Sender["actor"];
  readonly processId: string;
  /** The way to pay that the person chose: a hint. */
  readonly wishedMethod?: string | undefined;
  /** Where the provider's page leads back to. */
  readonly returnUrl: string;
  /** How long money in flight is waited for. */
  readonly boundDays: number;
}

type LockFailure = ChangeFailure | IllegalTransition | NotReady | { readonly kind: "payment-not-required" };

/**
 * Before any money can move: the application is as it will be sent, stays so, is kept until the bound, and carries the
 * order to send it.
 */
export function lockForPayment(
  ports: Pick<Ports, "processes" | "clock" | "ids">,
  {
    request,
    form,
    provider,
  }: {
    readonly request: PaymentRequest;
    readonly form: CompiledForm;
    readonly provider: Pick<PaymentProvider, "name">;
  },
): Promise<Result<Process, LockFailure>> {
  return changeOwnProcess<Exclude<LockFailure, ChangeFailure>>(ports, {
    ...request,
    change: (process, now) => {
      if (!owesPayment(process)) return err({ kind: "payment-not-required" });
      const status = nextStatus(process.status, "startPayment");
      if (!status.ok) return status;
      const ready = readyToSend(process, { form, sender: request, now });
      if (!ready.ok) return ready;
      const until = new Date(now.getTime() + request.boundDays * DAY_MILLISECONDS).toISOString();
      return ok({
        ...ready.value,
        status: status.value,
        statusChanged: now.toISOString(),
        availableUntil: until,
        paymentHeldUntil: until,
        sendingOrder: process.sendingOrder ?? newSendingOrder(ports, { process, form, wish: request }),
        paymentProviderName: provider.name,
      });
    },
  });
}
