import type { Authority } from "./Authority.ts";

type Postal = Pick<Authority, "postbox" | "street" | "streetNumber" | "postalCode" | "city">;

/** The lines of a postal address under the name; what is not known is left out. Free of zod. */
export function postalLines({ postbox, street, streetNumber, postalCode, city }: Postal): readonly string[] {
  // With a postal code of its own it is where post goes: a street beside it would be a second address.
  if (/\b\d{5} \p{L}/u.test(postbox)) return [postbox];
  return [postbox, `${street} ${streetNumber}`.trim(), `${postalCode} ${city}`.trim()].filter(
    (line) => line !== "",
  );
}
