import { z } from "zod";

/** What is known of a stored table of places. */
export const placeTableInfoSchema = z.object({
  importedAt: z.iso.datetime(),
  places: z.int().positive(),
});
export type PlaceTableInfo = z.infer<typeof placeTableInfoSchema>;

/** The beginning of the hash of its places: the same table is the same version. */
export function isPlaceVersion(text: string): boolean {
  return /^[0-9a-f]{12}$/.test(text);
}
