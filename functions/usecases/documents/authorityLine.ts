import type { Authority } from "../../domain/authority/Authority.ts";

/** Name and postal address in one line; what is not known is left out. */
export function authorityLine(authority: Authority): string {
  return [authority.name, postalAddress(authority)].filter((part) => part !== "").join(", ");
}

/** Street and city in one line. */
export function postalAddress(authority: Authority): string {
  const street = `${authority.street} ${authority.streetNumber}`.trim();
  const city = `${authority.postalCode} ${authority.city}`.trim();
  return [street, city].filter((part) => part !== "").join(", ");
}
