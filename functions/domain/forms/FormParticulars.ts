import { z } from "zod";
import { REGIONS } from "../directory/Region.ts";

/** Names of the procedures that a form can offer, as its field `procedure` has them. */
const PROCEDURES = [
  "automatic",
  "comparison",
  "waiver",
  "equivalenceNotice",
  "partialAccess",
  "skills",
] as const;

/** Which questions on suitability a profession requires; health and convictions are asked only where listed. */
const SUITABILITIES = ["health", "education", "conviction", "none"] as const;

const professionParticularsSchema = z.strictObject({
  suitability: z.enum(SUITABILITIES),
  /** Offered to people trained in the EU, the EEA or Switzerland, and to all others. */
  proceduresEurope: z.array(z.enum(PROCEDURES)).min(1),
  proceduresThird: z.array(z.enum(PROCEDURES)).min(1),
  /** A European Professional Card exists for the profession. */
  europeanCard: z.boolean(),
  /** A temporary licence can be applied for at the same time. */
  temporaryPermit: z.boolean(),
});
export type ProfessionParticulars = z.infer<typeof professionParticularsSchema>;

const regionParticularsSchema = z.strictObject({
  /** How certificates are handed in on paper: officially certified copies, or plain ones. */
  copies: z.enum(["certified", "plain"]),
});

/** What differs by profession and state: a file next to the definition of a form, edited without touching code. */
export const formParticularsSchema = z.strictObject({
  groups: z.record(z.string(), professionParticularsSchema),
  /** Departures of single professions from their group, by id. */
  professions: z.record(z.string(), professionParticularsSchema.partial()),
  regions: z.partialRecord(z.enum(REGIONS), regionParticularsSchema),
});
export type FormParticulars = z.infer<typeof formParticularsSchema>;

/** For forms with the same questions for every applicant. */
export const NO_PARTICULARS: FormParticulars = { groups: {}, professions: {}, regions: {} };
