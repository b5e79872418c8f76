import type { Authority } from "./Authority.ts";

type Postal = Pick<Authority, "postbox" | "street" | "streetNumber" | "postalCode" | "city">;

/**
 * The lines of a postal address under the name; what is not known is left out. A post box often carries its own city, which
 * is not said twice. Free of zod.
 */
export function postalLines({ postbox, street, streetNumber, postalCode, city }: Postal): readonly string[] {
  const isSaid = postalCode === "" && postbox.endsWith(city);
  return [postbox, `${street} ${streetNumber}`.trim(), isSaid ? "" : `${postalCode} ${city}`.trim()].filter(
    (line) => line !== "",
  );
}
