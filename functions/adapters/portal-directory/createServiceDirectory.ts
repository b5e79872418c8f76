import { z } from "zod";
import { competenceRegionsSchema, competenceSchema, isCompetent } from "#domain/directory/Competence.ts";
import { authoritySchema, professionSchema, type Profession } from "#domain/directory/Authority.ts";
import { locationSchema } from "#domain/directory/Location.ts";
import type { ServiceDirectory } from "#ports/directory/ServiceDirectory.ts";
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
  return {
    professions: () => data.professions,
    profession: (leiKaId, professionId) => findProfession(data.professions, { leiKaId, professionId }),
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
