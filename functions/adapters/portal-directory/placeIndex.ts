import type { Location } from "../../domain/location/Location.ts";
import type { ServiceDirectory } from "../../ports/ServiceDirectory.ts";
import { foldedText } from "./foldedText.ts";

/** A table of places in memory: a linear scan over 12,882 places takes about 10 ms. */
export function placeIndex(
  table: readonly Location[],
): Pick<ServiceDirectory, "searchLocations" | "location"> {
  const places = table.map((location) => ({
    location,
    text: foldedText(`${location.postalCode} ${location.place}`),
  }));
  return {
    searchLocations(query, limit) {
      const words = foldedText(query).split(" ");
      const hits = places.filter(({ text }) => words.every((word) => beginsAWord(text, word)));
      return {
        locations: hits.slice(0, limit).map(({ location }) => location),
        complete: hits.length <= limit,
      };
    },
    location(ars, postalCode) {
      const candidates = table.filter((place) => place.ars === ars);
      return candidates.find((place) => place.postalCode === postalCode) ?? candidates[0];
    },
  };
}

function beginsAWord(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`);
}
