import type { ProcessView } from "./ProcessView.ts";

/** Lines of an authority's postal address; absent ones are left out. */
export function addressLines(authority: ProcessView["metadata"]["authority"]): readonly string[] {
  const { name, postbox, street, streetNumber, postalCode, city } = authority;
  return [name, postbox, `${street} ${streetNumber}`.trim(), `${postalCode} ${city}`.trim()].filter(
    (line) => line !== "",
  );
}
