import type { Region } from "./Region.ts";

/** States whose authorities also want certified copies on paper (specification §2). Free of zod. */
const PAPER_REGIONS: readonly Region[] = ["NW", "RP"];

export function wantsPaper(region: Region): boolean {
  return PAPER_REGIONS.includes(region);
}
