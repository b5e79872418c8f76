import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { StateSettings } from "#contract/settings/settings.ts";
import { type Location, locationSchema } from "#domain/directory/Location.ts";
import { REGIONS } from "#domain/directory/Region.ts";

const SAMPLE = path.join(import.meta.dirname, "../../../functions/domain/directory/data/places.json");

/** A service whose offer names a form that was never imported. */
export const WITHOUT_FORM = "99150001001006";
/** A profession for which no authority is in the directory. */
export const WITHOUT_AUTHORITY = "99150001001037";
/** Nothing is offered in this place. */
export const ERFURT = { ars: "160510000000", place: "Erfurt", postalCode: "99084" };

/** What is offered at the portal of the error catalogue: less than in the demo state. */
export function withGaps(settings: StateSettings): StateSettings {
  const offers = settings.server.offers.map((offer) => {
    if (offer.leiKaIds === "all") return { ...offer, regions: REGIONS.filter((region) => region !== "TH") };
    return offer.leiKaIds.includes(WITHOUT_FORM) ? { ...offer, fmsFormId: "not-imported" } : offer;
  });
  return { ...settings, server: { ...settings.server, offers } };
}

/** The sample of places and more of one name than a search shows. */
export function manyPlaces(): string {
  const sample = z.array(locationSchema).parse(JSON.parse(readFileSync(SAMPLE, "utf8")));
  const more = Array.from({ length: 30 }, (_, index): Location => ({
    postalCode: (51_000 + index).toString(),
    place: "Neustadt",
    ars: "053150000000",
    region: "NW",
  }));
  const lines = [...sample, ...more].map(({ postalCode, place, ars, region, district = "" }) => {
    const ags = `${ars.slice(0, 5)}${ars.slice(9)}`;
    return [postalCode, place, ags, ars, region, district].join("\t");
  });
  return ["plz\tort\tags\tars\tland\tkreis", ...lines].join("\n");
}
