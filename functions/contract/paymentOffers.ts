import { firstRuleFor } from "../domain/authority/firstRuleFor.ts";
import type { PaymentRule } from "../domain/payment/paymentRule.ts";

/** What the browser may know of the payment service of authorities: who takes the money, and how it can be paid. */
export type PaymentOffer = Pick<PaymentRule, "authorityIds" | "leiKaIds" | "providerName" | "methods">;

/** The public part of the payment rules: no address, no account. */
export function paymentOffers(rules: readonly PaymentRule[]): readonly PaymentOffer[] {
  return rules.map(({ authorityIds, leiKaIds, providerName, methods }) => ({
    authorityIds,
    leiKaIds,
    providerName,
    methods,
  }));
}

/** What is offered for one service of one authority; undefined where nothing can be paid. */
export function paymentOfferFor(
  service: { readonly authorityId: string; readonly leiKaId: string },
  offers: readonly PaymentOffer[],
): PaymentOffer | undefined {
  return firstRuleFor(service, offers);
}
