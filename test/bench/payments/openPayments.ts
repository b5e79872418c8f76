import { randomUUID } from "node:crypto";
import { ok } from "#domain/result.ts";
import type { PaymentProvider } from "#ports/payment/PaymentProvider.ts";
import type { PaymentRepository } from "#ports/payment/PaymentRepository.ts";
import { newOrder } from "#test/integration/payment-provider/startPaymentProvider.ts";

const TOGETHER = 20;
const DAY_MILLISECONDS = 86_400_000;

/**
 * So many payments that were begun at the service, are not paid, and are due to be looked at; each at a time of its own,
 * because the tables of this machine lose some of many index entries at one time.
 */
export async function openPayments(
  at: { readonly provider: PaymentProvider; readonly payments: PaymentRepository },
  { count, now }: { readonly count: number; readonly now: Date },
): Promise<void> {
  for (let from = 0; from < count; from += TOGETHER) {
    const some = Math.min(TOGETHER, count - from);
    await Promise.all(
      Array.from({ length: some }, (_, index) => openPayment(at, new Date(now.getTime() + from + index))),
    );
  }
}

async function openPayment(
  { provider, payments }: { readonly provider: PaymentProvider; readonly payments: PaymentRepository },
  now: Date,
): Promise<void> {
  const order = newOrder();
  const created = await provider.create(order);
  if (!created.ok) throw new Error(`a payment did not begin: ${created.failure.kind}`);
  const at = now.toISOString();
  const about = { requestId: order.requestId, at };
  const until = new Date(now.getTime() + 7 * DAY_MILLISECONDS).toISOString();
  await payments.append<never>(
    { processId: randomUUID(), service: { authorityId: "a", leiKaId: "99150001001016" } },
    () =>
      ok({
        events: [
          { kind: "requested", ...about, amount: order.amount, until },
          { kind: "created", ...about, transactionId: created.value.transactionId },
        ],
        checks: 0,
        nextCheckAt: at,
      }),
  );
}
