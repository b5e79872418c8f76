import { firstRuleFor } from "../../domain/authority/firstRuleFor.ts";
import { regionOfArs } from "../../domain/authority/Region.ts";
import type { PaymentRule } from "../../domain/payment/paymentRule.ts";
import type { Offer } from "../../domain/process/Offer.ts";
import type { Ports } from "../../ports/Ports.ts";

/** Beginnings of the regional keys of the sixteen states. */
const STATES = Array.from({ length: 16 }, (_, index) => String(index + 1).padStart(2, "0"));

export interface UnpayableAuthority {
  readonly authorityId: string;
  readonly offerId: string;
}

/**
 * Authorities that offers with a fee lead to and that no payment service takes fees for: an application to them cannot be
 * paid, nor sent unless by invoice. Looked for in every state and at every place of the directory, on this day.
 */
export function unpayableAuthorities(
  { directory, clock }: Pick<Ports, "directory" | "clock">,
  settings: { readonly offers: readonly Offer[]; readonly payments: readonly PaymentRule[] },
): readonly UnpayableAuthority[] {
  const day = clock.now().toISOString().slice(0, 10);
  const { professions } = directory.searchProfessions("", Number.POSITIVE_INFINITY);
  const { locations } = directory.searchLocations("", Number.POSITIVE_INFINITY);
  const places = new Set([
    ...STATES.map((state) => state.padEnd(12, "0")),
    ...locations.map(({ ars }) => ars),
  ]);
  const found = new Map<string, UnpayableAuthority>();
  for (const offer of settings.offers.filter(isCollected)) {
    for (const profession of professions) {
      for (const { code: leiKaId } of profession.codes) {
        if (offer.leiKaIds !== "all" && !offer.leiKaIds.includes(leiKaId)) continue;
        for (const ars of places) {
          const region = regionOfArs(ars);
          if (region === undefined || (offer.regions !== "all" && !offer.regions.includes(region))) continue;
          for (const { id: authorityId } of directory.authorities({ profession, leiKaId, ars, day })) {
            if (firstRuleFor({ authorityId, leiKaId }, settings.payments) !== undefined) continue;
            const { offerId } = offer;
            found.set(`${authorityId} ${offerId}`, { authorityId, offerId });
          }
        }
      }
    }
  }
  return [...found.values()];
}

/** Whether the portal asks for money before sending; running drafts of a deprecated offer finish. */
function isCollected({ feeType, feeAmount }: Offer): boolean {
  return feeType !== "FREE" && feeType !== "VARIABLE" && !(feeType === "FIXED" && feeAmount === 0);
}
