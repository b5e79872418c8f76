import { readFileSync } from "node:fs";
import { importPlaces } from "#domain/directory/importPlaces.ts";

/**
 * The operator's table of places as the functions read it, or undefined when none is named by `PLACES_FILE`: then the
 * sample that comes along stands in. A table that cannot be used stops the build with its reasons.
 */
export function operatorPlaces(file: string | undefined): string | undefined {
  if (file === undefined || file === "") return undefined;
  const read = importPlaces(readFileSync(file, "utf8"));
  if (read.ok) return JSON.stringify(read.value.places);
  const lines = read.failure.reasons.map(({ line, reason }) => `line ${line}: ${reason}`);
  const more = read.failure.more > 0 ? [`and ${read.failure.more} more`] : [];
  throw new Error(`PLACES_FILE ${file} cannot be used:\n${[...lines, ...more].join("\n")}`);
}
