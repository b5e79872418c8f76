import type { Region } from "#domain/directory/Region.ts";

/** Labels by which the hosts of a state's public bodies are known (`mags.nrw`, `lsjv.rlp.de`). */
export const STATE_NAMES: Readonly<Partial<Record<Region, readonly string[]>>> = {
  BB: ["brandenburg"],
  BE: ["berlin"],
  BW: ["bwl", "baden-wuerttemberg"],
  BY: ["bayern"],
  HB: ["bremen"],
  HE: ["hessen"],
  HH: ["hamburg"],
  MV: ["mv-regierung", "mecklenburg-vorpommern"],
  NI: ["niedersachsen"],
  NW: ["nrw", "nordrhein-westfalen"],
  RP: ["rlp", "rheinland-pfalz"],
  SH: ["schleswig-holstein"],
  SL: ["saarland"],
  SN: ["sachsen"],
  ST: ["sachsen-anhalt"],
  TH: ["thueringen"],
};
