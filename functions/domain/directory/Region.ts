/** States whose authorities also want certified copies on paper (specification §2), each in its own way. Free of zod. */
export const PAPER_REGIONS = ["NW", "RP"] as const;
export type PaperRegion = (typeof PAPER_REGIONS)[number];

/** What a state wants of certificates: officially certified copies, and whether it wants them by post after sending. */
export type CopiesOfState = "plain" | "certified" | "certifiedByPost";

/** The sixteen states and the federation (specification §3). Free of zod. */
export const REGIONS = [
  "BB",
  "BE",
  "BW",
  "BY",
  "FED",
  "HB",
  "HE",
  "HH",
  "MV",
  "NI",
  "NW",
  "RP",
  "SH",
  "SL",
  "SN",
  "ST",
  "TH",
] as const;

export type Region = (typeof REGIONS)[number];

/** First two digits of the regional key (ARS) and of the municipality key (AGS), as the statistical offices number them. */
const REGION_BY_PREFIX: Readonly<Record<string, Region>> = {
  "01": "SH",
  "02": "HH",
  "03": "NI",
  "04": "HB",
  "05": "NW",
  "06": "HE",
  "07": "RP",
  "08": "BW",
  "09": "BY",
  "10": "SL",
  "11": "BE",
  "12": "BB",
  "13": "MV",
  "14": "SN",
  "15": "ST",
  "16": "TH",
};

/** The state a regional key lies in, or undefined when no state has that prefix. */
export function regionOfArs(ars: string): Region | undefined {
  return REGION_BY_PREFIX[ars.slice(0, 2)];
}

/** Undefined where the authority takes all papers electronically. */
export function paperRegion(region: Region): PaperRegion | undefined {
  return PAPER_REGIONS.find((one) => one === region);
}
