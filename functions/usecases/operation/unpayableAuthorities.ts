import { firstRuleFor } from "#domain/directory/firstRuleFor.ts";
import type { PaymentRule } from "#domain/payment/paymentRule.ts";
import type { Offer } from "#domain/application/Offer.ts";
import type { Ports } from "#ports/Ports.ts";
import { offeredServices } from "./offeredServices.ts";

export interface UnpayableAuthority {
  readonly authorityId: string;
  readonly offerId: string;
}

/**
 * Authorities that offers with a fee lead to and that no payment service takes fees for: an application to them cannot be
 * paid, nor sent unless by invoice.
 */
export function unpayableAuthorities(
  ports: Pick<Ports, "directory" | "clock">,
  settings: { readonly offers: readonly Offer[]; readonly payments: readonly PaymentRule[] },
): readonly UnpayableAuthority[] {
  const found = new Map<string, UnpayableAuthority>();
  for (const service of offeredServices(ports, settings.offers.filter(isCollected))) {
    if (firstRuleFor(service, settings.payments) !== undefined) continue;
    const { authorityId, offerId } = service;
    found.set(`${authorityId} ${offerId}`, { authorityId, offerId });
  }
  return [...found.values()];
}

/** Whether the portal asks for money before sending; running drafts of a deprecated offer finish. */
function isCollected({ feeType, feeAmount }: Offer): boolean {
  return feeType !== "FREE" && feeType !== "VARIABLE" && !(feeType === "FIXED" && feeAmount === 0);
}
