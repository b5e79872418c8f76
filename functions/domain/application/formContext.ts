import type { Profession } from "../directory/Authority.ts";
import { type CopiesOfState, paperRegion, type Region, regionOfArs } from "../directory/Region.ts";
import type { Location } from "../directory/Location.ts";
import type { ProviderId } from "../sign-in/ProviderId.ts";
import type { FormParticulars, ProfessionParticulars } from "../forms/FormParticulars.ts";
import type { Process } from "./Process.ts";
import type { ProcessMetadata } from "./ProcessMetadata.ts";

/** A profession without own or group particulars: only the general questions. */
const PLAIN: ProfessionParticulars = {
  suitability: "none",
  proceduresEurope: ["comparison"],
  proceduresThird: ["comparison"],
  europeanCard: false,
  temporaryPermit: false,
};

/**
 * What the portal knows before the first question, for form fields with a `source`. Conditions of the form read it
 * like any other answer; values that the caller sends for it are ignored.
 */
export function formContext(given: {
  readonly metadata: ProcessMetadata;
  readonly profession: Profession;
  readonly location: Pick<Location, "ars" | "place" | "postalCode">;
  /** Whether the place was chosen on the way in and not handed over. */
  readonly placeAsked: boolean;
  readonly providerId: ProviderId;
  readonly particulars: FormParticulars;
}): Process["formContext"] {
  const { metadata, profession, location, particulars } = given;
  const region = regionOfArs(location.ars);
  const usual = particulars.groups[profession.group] ?? PLAIN;
  const own = particulars.professions[profession.id] ?? {};
  const yesNo = (value: boolean): "yes" | "no" => (value ? "yes" : "no");
  return {
    welcome: yesNo(given.placeAsked || metadata.forceWelcomePage),
    profession: profession.titleDe,
    professionId: profession.id,
    group: profession.group,
    trade: yesNo(profession.group.startsWith("trade-")),
    regulated: yesNo(profession.regulated),
    origin: profession.codes.find(({ code }) => code === metadata.leiKaId)?.origin ?? "ANY",
    region: region ?? "",
    place: `${location.postalCode} ${location.place}`.trim(),
    copies: copiesIn(region, particulars),
    account: given.providerId,
    suitability: own.suitability ?? usual.suitability,
    proceduresEurope: own.proceduresEurope ?? usual.proceduresEurope,
    proceduresThird: own.proceduresThird ?? usual.proceduresThird,
    europeanCard: yesNo(own.europeanCard ?? usual.europeanCard),
    temporaryPermit: yesNo(own.temporaryPermit ?? usual.temporaryPermit),
  };
}

/** What a state wants of certificates, and whether also by post. */
function copiesIn(region: Region | undefined, { regions }: FormParticulars): CopiesOfState {
  const copies = region === undefined ? undefined : regions[region]?.copies;
  if (region === undefined || copies !== "certified") return "plain";
  return paperRegion(region) === undefined ? "certified" : "certifiedByPost";
}
