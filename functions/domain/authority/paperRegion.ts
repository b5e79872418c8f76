import type { Region } from "./Region.ts";

/** States whose authorities also want certified copies on paper (specification §2), each in its own way. Free of zod. */
export type PaperRegion = "NW" | "RP";

/** Undefined where the authority takes all papers electronically. */
export function paperRegion(region: Region): PaperRegion | undefined {
  return region === "NW" || region === "RP" ? region : undefined;
}
