import type { MismatchKind } from "#domain/payment/PaymentEvent.ts";
import { type Payment, paymentState } from "#domain/payment/Payment.ts";
import type { Ports } from "#ports/Ports.ts";
import type { StoredList } from "#ports/operation/StoredList.ts";

/** What an operator needs to give money back. Amounts are euro cents. */
export interface PaymentMismatch {
  /** Names it to the operator's commands. */
  readonly entry: string;
  readonly processId: string;
  readonly authorityId: string;
  readonly leiKaId: string;
  readonly why: MismatchKind;
  readonly at: string;
  /** The office at the payment service. */
  readonly providerName: string | null;
  readonly originatorId: string | null;
  readonly endPointId: string | null;
  readonly requestId: string;
  readonly transactionId: string | null;
  /** Kassenzeichen. */
  readonly reference: string | null;
  readonly asked: number | null;
  readonly reported: {
    readonly requestId: string;
    readonly amount: number;
    readonly currency: string;
  } | null;
  readonly requestedAt: string | null;
  readonly paidAt: string | null;
  readonly method: string | null;
  readonly status: string | null;
  /** What the provider said of it; of money that was taken twice, both numbers. */
  readonly statusDetail: string | null;
  /** Whether the application went out with this very payment: then it is not to be given back, or once if taken twice. */
  readonly used: boolean;
  readonly settled: { readonly at: string; readonly note: string } | null;
}

/** The mismatches of one payment, the first found first. */
export function mismatchesOf(payment: Payment): readonly PaymentMismatch[] {
  const { processId, service } = payment;
  const { attempts, mismatches, usedRequestId } = paymentState(payment);
  return mismatches.map(({ requestId, why, at, reported, settled }) => {
    const attempt = attempts.find((one) => one.requestId === requestId);
    const { office } = attempt ?? {};
    return {
      entry: `${processId}/${requestId}/${why}`,
      processId,
      ...service,
      why,
      at,
      providerName: office?.providerName ?? null,
      originatorId: office?.originatorId ?? null,
      endPointId: office?.endPointId ?? null,
      requestId,
      transactionId: attempt?.transactionId ?? null,
      reference: attempt?.reference ?? null,
      asked: attempt?.amount ?? null,
      reported: reported ?? null,
      requestedAt: attempt?.requestedAt ?? null,
      paidAt: attempt?.paidAt ?? null,
      method: attempt?.methodDetail ?? attempt?.method ?? null,
      status: attempt?.status ?? null,
      statusDetail: attempt?.statusDetail ?? null,
      used: usedRequestId === requestId,
      settled: settled ?? null,
    };
  });
}

/** Payments that match no request, the longest waiting first; with `all` also the settled ones. */
export async function paymentMismatches(
  { payments }: Pick<Ports, "payments">,
  { all }: { readonly all: boolean },
): Promise<StoredList<PaymentMismatch>> {
  const { found, unreadable } = await payments.listMismatches({ all });
  const mismatches = found
    .flatMap(mismatchesOf)
    .filter(({ settled }) => all || settled === null)
    .sort((one, other) => one.at.localeCompare(other.at));
  return { found: mismatches, unreadable };
}
