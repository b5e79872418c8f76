import type { Profession } from "../authority/Profession.ts";
import { regionOfArs } from "../authority/Region.ts";
import type { Location } from "../location/Location.ts";
import type { ProviderId } from "../session/ProviderId.ts";
import type { FormParticulars, ProfessionParticulars } from "./FormParticulars.ts";
import type { Process } from "./Process.ts";
import type { ProcessMetadata } from "./ProcessMetadata.ts";

/** A profession without particulars of its own or of its group: the questions that everybody is asked. */
const PLAIN: ProfessionParticulars = {
  suitability: "none",
  proceduresEurope: ["comparison"],
  proceduresThird: ["comparison"],
  europeanCard: false,
  temporaryPermit: false,
};

/**
 * What the portal knows before the first question, for the fields of a form that name a `source`: the conditions of the
 * form read it like any other answer, and nobody can change it by sending something else.
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
    copies: (region === undefined ? undefined : particulars.regions[region]?.copies) ?? "plain",
    account: given.providerId,
    suitability: own.suitability ?? usual.suitability,
    proceduresEurope: own.proceduresEurope ?? usual.proceduresEurope,
    proceduresThird: own.proceduresThird ?? usual.proceduresThird,
    europeanCard: yesNo(own.europeanCard ?? usual.europeanCard),
    temporaryPermit: yesNo(own.temporaryPermit ?? usual.temporaryPermit),
  };
}
