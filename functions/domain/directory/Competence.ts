import { z } from "zod";
import { TRAINING_ORIGINS, type Profession } from "./Authority.ts";
import { regionOfArs, REGIONS } from "./Region.ts";

const dayPattern = z.iso.date();

/** For whom a body decides. What is left out does not narrow it. */
export const competenceSchema = z.strictObject({
  group: z.string(),
  professionIds: z.array(z.string()).min(1).optional(),
  /** Where the training was completed, by the catalogue code of the application. */
  origins: z.array(z.enum(TRAINING_ORIGINS)).min(1).optional(),
  /** Districts, as beginnings of the regional key: chambers of crafts are competent by district, not by state. */
  arsPrefixes: z
    .array(z.string().regex(/^\d{2,12}$/))
    .min(1)
    .optional(),
  /** First and last day, where competence moved from one body to another. */
  validFrom: dayPattern.optional(),
  validUntil: dayPattern.optional(),
});
export type Competence = z.infer<typeof competenceSchema>;

export const competenceRegionsSchema = z.array(z.enum(REGIONS)).min(1);

/** What is asked: who decides on this profession, for training from there, for work at this place, on this day? */
export interface CompetenceQuestion {
  readonly profession: Profession;
  readonly leiKaId: string;
  /** Regional key of the intended place of work. */
  readonly ars: string;
  /** ISO date. */
  readonly day: string;
}

/** Whether a body of these regions with this competence decides. `FED` decides everywhere. */
export function isCompetent(
  body: {
    readonly regions: z.infer<typeof competenceRegionsSchema>;
    readonly competence: readonly Competence[];
  },
  asked: CompetenceQuestion,
): boolean {
  const region = regionOfArs(asked.ars);
  if (!body.regions.includes("FED") && (region === undefined || !body.regions.includes(region))) return false;
  const origin = asked.profession.codes.find(({ code }) => code === asked.leiKaId)?.origin ?? "ANY";
  return body.competence.some(
    (rule) =>
      rule.group === asked.profession.group &&
      (rule.professionIds?.includes(asked.profession.id) ?? true) &&
      (origin === "ANY" || (rule.origins?.includes(origin) ?? true)) &&
      (rule.arsPrefixes?.some((prefix) => asked.ars.startsWith(prefix)) ?? true) &&
      (rule.validFrom === undefined || rule.validFrom <= asked.day) &&
      (rule.validUntil === undefined || asked.day <= rule.validUntil),
  );
}
