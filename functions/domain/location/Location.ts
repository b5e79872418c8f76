import { z } from "zod";
import { REGIONS } from "../authority/Region.ts";

/** A municipality a person can choose: one postal code may lie in several, even in two states. */
export const locationSchema = z.object({
  ars: z.string().regex(/^\d{12}$/),
  place: z.string().min(1).max(120),
  postalCode: z.string().regex(/^\d{5}$/),
  region: z.enum(REGIONS),
  /** Tells places of the same name apart. */
  district: z.string().max(120).optional(),
});
export type Location = z.infer<typeof locationSchema>;
