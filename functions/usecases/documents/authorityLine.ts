import type { Authority } from "#domain/directory/Authority.ts";
import { postalLines } from "#domain/directory/postalLines.ts";

/** Name and postal address in one line; what is not known is left out. */
export function authorityLine(authority: Authority): string {
  return [authority.name, ...postalLines(authority)].filter((part) => part !== "").join(", ");
}

/** The postal address in one line. */
export function postalAddress(authority: Authority): string {
  return postalLines(authority).join(", ");
}
