import { z } from "zod";
import { REGIONS } from "./Region.ts";

/** A municipality a person can choose: one postal code may lie in several, even in two states. */
export const locationSchema = z.object({
  ars: z.string().regex(/^\d{12}$/),
  place: z.string().min(1).max(120),
  postalCode: z.string().regex(/^\d{5}$/),
  region: z.enum(REGIONS),
  /** Distinguishes places of the same name. */
  district: z.string().max(120).optional(),
});
export type Location = z.infer<typeof locationSchema>;

/** Of an application: without a postal code where a place of several codes was chosen by its name. */
export const placeOfWorkSchema = locationSchema.extend({ postalCode: z.string().regex(/^(?:\d{5})?$/) });

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
