import { z } from "zod";
import { ALLOWED_LICENCES, READ_IN_THE_FILE } from "./ALLOWED_LICENCES.ts";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Not part of what people get. */
  readonly building: boolean;
  readonly allowed: boolean;
}

/** Every package of the lock file with its licence, by name. */
export function licencesOf(lock: unknown): readonly PackageLicence[] {
  const { packages } = lockSchema.parse(lock);
  return Object.entries(packages)
    .filter(([place]) => place.includes("node_modules/"))
    .map(([place, { version = "", license, dev: building = false }]) => {
      const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
      const licence = license ?? READ_IN_THE_FILE[name] ?? "none named";
      const where = ALLOWED_LICENCES[licence];
      return {
        name,
        version,
        licence,
        building,
        allowed: where === "everywhere" || (where === "building" && building),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}
