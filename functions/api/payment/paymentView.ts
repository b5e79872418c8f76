import type { z } from "zod";
import type { paymentViewSchema } from "../../contract/payment.ts";
import { firstRuleFor } from "../../domain/authority/firstRuleFor.ts";
import { requiresPayment } from "../../domain/fee/requiresPayment.ts";
import type { PaymentRule } from "../../domain/payment/paymentRule.ts";
import { resultOf } from "../../domain/payment/paymentStages.ts";
import type { Process } from "../../domain/process/Process.ts";
import type { ShownPayment } from "../../usecases/payment/getPayment.ts";

/** The payment service of the authority that decides on the application. */
function paymentRuleOf({ metadata }: Process, rules: readonly PaymentRule[]): PaymentRule | undefined {
  return firstRuleFor({ authorityId: metadata.authority.id, leiKaId: metadata.leiKaId }, rules);
}

/** A payment as the person sees it. */
export function paymentView(
  { process, standing, paid, chosenMethod }: ShownPayment,
  rules: readonly PaymentRule[],
): z.input<typeof paymentViewSchema> {
  const { fee, authority } = process.metadata;
  const rule = paymentRuleOf(process, rules);
  return {
    stage: standing.stage,
    result: resultOf(standing.stage),
    actions: [...standing.actions],
    waitsFor: standing.waitsFor,
    status: process.status,
    ticketNumber: process.sendingOrder?.transferTicketNumber ?? null,
    amount: requiresPayment(process) ? (process.feeDue ?? null) : null,
    currency: "EUR",
    legalBasis: fee?.legalBasis ?? null,
    recipient: authority.name,
    providerName: process.paymentProviderName ?? rule?.providerName ?? null,
    skipAllowed: fee?.skipAllowed ?? false,
    methods: rule?.methods ?? [],
    chosenMethod: rule?.methods.find(({ id }) => id === chosenMethod)?.id ?? null,
    paid: paid.map(({ amount, reference, paidAt, method, methodDetail }) => ({
      amount,
      reference: reference ?? null,
      paidAt: paidAt ?? null,
      method: methodDetail ?? method ?? null,
    })),
    availableUntil: process.availableUntil,
  };
}
