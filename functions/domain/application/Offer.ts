import { z } from "zod";
import type { Authority, Profession } from "../directory/Authority.ts";
import { REGIONS, type Region } from "../directory/Region.ts";
import { feeByProcess, feeByProcessSchema, feeSettingProblem } from "../payment/feeSettingProblem.ts";
import { serviceTermsSchema, type ProcessMetadata } from "./ProcessMetadata.ts";

/** One online service that a state offers: for these services, in these regions, with this form. A setting. */
export const offerSchema = serviceTermsSchema
  .extend({
    offerId: z
      .string()
      .regex(/^[a-z0-9-]{1,20}$/)
      .describe("Name of the offer, unlike every other; part of the id of its applications."),
    leiKaIds: z
      .union([z.literal("all"), z.array(z.string().regex(/^99\d{12}$/)).min(1)])
      .describe("Services (codes of 14 digits) of the offer. `all`: all that no other offer names."),
    regions: z
      .union([z.literal("all"), z.array(z.enum(REGIONS)).min(1)])
      .describe("States in which it is offered, or `all`."),
    feesByProcess: z
      .array(feeByProcessSchema)
      .min(1)
      .optional()
      .describe("Fees by authority and profession; the first entry that names both counts."),
  })
  .superRefine((offer, context) => {
    const message = feeSettingProblem(offer);
    if (message !== undefined) context.addIssue({ code: "custom", path: ["feeType"], message });
  });
export type Offer = z.infer<typeof offerSchema>;

interface Service {
  readonly leiKaId: string;
  readonly region: Region;
}

/**
 * The offers under which a service can be started anew: those that name it, otherwise those for all services. Running
 * drafts of a deprecated offer finish.
 */
export function offersFor(offers: readonly Offer[], service: Service): readonly Offer[] {
  const offered = offers.filter((offer) => isOffered(offer, service));
  const named = offered.filter(({ leiKaIds }) => leiKaIds !== "all");
  return named.length > 0 ? named : offered;
}

function isOffered(offer: Offer, { leiKaId, region }: Service): boolean {
  return (
    !offer.isDeprecated &&
    (offer.leiKaIds === "all" || offer.leiKaIds.includes(leiKaId)) &&
    (offer.regions === "all" || offer.regions.includes(region))
  );
}

/**
 * The metadata of a process started from the offer at one authority: the id names service and authority, and the part of
 * the fee that depends on authority and profession is computed.
 */
export function metadataOf(
  offer: Offer,
  at: { readonly leiKaId: string; readonly profession: Profession; readonly authority: Authority },
): ProcessMetadata {
  const { offerId, leiKaIds, regions, feesByProcess, ...rest } = offer;
  const found =
    feesByProcess === undefined
      ? offer.feeAmount
      : feeByProcess(feesByProcess, { authorityId: at.authority.id, professionId: at.profession.id });
  return {
    ...rest,
    feeAmount: found ?? null,
    metadataId: `${offerId}_${at.leiKaId}_${at.authority.id}`,
    leiKaId: at.leiKaId,
    title: at.profession.titleDe,
    titleEn: at.profession.titleEn,
    description: `Anerkennung als ${at.profession.titleDe}`,
    authority: at.authority,
  };
}
