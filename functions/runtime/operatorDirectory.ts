import { bundledDirectory } from "../adapters/portal-directory/bundledDirectory.ts";
import { directoryDataSchema } from "../adapters/portal-directory/createServiceDirectory.ts";
import authorities from "../adapters/portal-directory/data/authorities.json" with { type: "json" };
import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";

/** The authorities that come along with the portal, as they are competent today. */
export function operatorDirectory(): Pick<Ports, "directory" | "clock"> {
  return { directory: bundledDirectory(), clock: systemClock };
}

/** Ids of all of them. */
export function knownAuthorityIds(): ReadonlySet<string> {
  const bodies = directoryDataSchema.shape.authorities.parse(authorities);
  return new Set(bodies.map(({ authority }) => authority.id));
}
