import type { ProcessView } from "./ProcessView.ts";

/** States whose authorities also want certified copies on paper (specification §2). */
const PAPER_REGIONS: readonly string[] = ["NW", "RP"];

export function needsPaper(region: ProcessView["location"]["region"]): boolean {
  return PAPER_REGIONS.includes(region);
}

/** Lines of an authority's postal address; absent ones are left out. */
export function addressLines(authority: ProcessView["metadata"]["authority"]): readonly string[] {
  const { name, postbox, street, streetNumber, postalCode, city } = authority;
  return [name, postbox, `${street} ${streetNumber}`.trim(), `${postalCode} ${city}`.trim()].filter(
    (line) => line !== "",
  );
}
