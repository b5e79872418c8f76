import { z } from "zod";
import { authoritySchema } from "../../domain/authority/Authority.ts";
import { competenceRegionsSchema, competenceSchema, isCompetent } from "../../domain/authority/Competence.ts";
import { professionSchema, type Profession } from "../../domain/authority/Profession.ts";
import { locationSchema } from "../../domain/location/Location.ts";
import type { ServiceDirectory } from "../../ports/ServiceDirectory.ts";
import { foldedText } from "./foldedText.ts";
import { placeIndex } from "./placeIndex.ts";

const competentBodySchema = z.object({
  authority: authoritySchema,
  regions: competenceRegionsSchema,
  competence: z.array(competenceSchema).min(1),
});

/** Shapes of the three data files: `professions.json`, `authorities.json`, `places.json`. */
export const directoryDataSchema = z.object({
  professions: z.array(professionSchema).min(1),
  authorities: z.array(competentBodySchema).min(1),
  places: z.array(locationSchema).min(1),
});
export type DirectoryData = z.infer<typeof directoryDataSchema>;

/** Looks professions, places and authorities up in memory. */
export function createServiceDirectory(data: DirectoryData): ServiceDirectory {
  const professions = data.professions.map((profession) => ({
    profession,
    text: foldedText(
      `${profession.titleDe} ${profession.titleEn} ${profession.codes.map(({ code }) => code).join(" ")}`,
    ),
  }));
  return {
    profession: (leiKaId, professionId) => findProfession(data.professions, { leiKaId, professionId }),
    searchProfessions(query, limit) {
      const words = foldedText(query).split(" ");
      const hits = professions.filter(({ text }) => words.every((word) => text.includes(word)));
      return {
        professions: hits.slice(0, limit).map(({ profession }) => profession),
        complete: hits.length <= limit,
      };
    },
    ...placeIndex(data.places),
    authorities: (asked) =>
      data.authorities.filter((body) => isCompetent(body, asked)).map(({ authority }) => authority),
  };
}

function findProfession(
  professions: readonly Profession[],
  { leiKaId, professionId }: { readonly leiKaId: string; readonly professionId: string | undefined },
): Profession | undefined {
  const candidates = professions.filter(({ codes }) => codes.some(({ code }) => code === leiKaId));
  return candidates.find(({ id }) => id === professionId) ?? candidates[0];
}
