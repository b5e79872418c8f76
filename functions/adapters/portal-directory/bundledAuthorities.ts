import authorities from "#domain/directory/data/authorities.json" with { type: "json" };
import type { Authority } from "#domain/directory/Authority.ts";
import { directoryDataSchema } from "./createServiceDirectory.ts";

/** The authorities that come along with the portal, by their ids: how each can be reached today. */
export function bundledAuthorities(): ReadonlyMap<string, Authority> {
  const bodies = directoryDataSchema.shape.authorities.parse(authorities);
  return new Map(bodies.map(({ authority }) => [authority.id, authority]));
}
