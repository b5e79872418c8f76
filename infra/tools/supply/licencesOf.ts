import { z } from "zod";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

interface PackageLicence {
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

/** Licences (SPDX) that go with EUPL-1.2, and where: `everywhere`, or `building` where it is not part of what people get. */
const ALLOWED_LICENCES: Readonly<Record<string, "everywhere" | "building">> = {
  MIT: "everywhere",
  ISC: "everywhere",
  "Apache-2.0": "everywhere",
  "BSD-2-Clause": "everywhere",
  "BSD-3-Clause": "everywhere",
  "0BSD": "everywhere",
  "BlueOak-1.0.0": "everywhere",
  "EUPL-1.2": "everywhere",
  Unlicense: "everywhere",
  Unlicence: "building",
  "Python-2.0": "building",
  "MPL-2.0": "building",
  "CC-BY-4.0": "building",
  "MIT AND OFL-1.1": "everywhere",
  "(MIT AND Zlib)": "everywhere",
  "(MIT OR GPL-3.0-or-later)": "everywhere",
  "(MPL-2.0 OR Apache-2.0)": "everywhere",
};

/** Packages whose description names no licence: what their licence file says. */
const READ_IN_THE_FILE: Readonly<Record<string, string>> = {
  busboy: "MIT",
  "png-js": "MIT",
  streamsearch: "MIT",
};
