interface Area {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly ars: string;
  readonly postalCodes: readonly string[];
}

/** A handful of places to search in; the portal has its own full list, this one serves the routing API alone. */
export const AREAS: readonly Area[] = [
  { id: "1", name: "Berlin", type: "Land", ars: "110000000000", postalCodes: ["10115", "10117", "12043"] },
  { id: "2", name: "Hamburg", type: "Land", ars: "020000000000", postalCodes: ["20095", "22111"] },
  {
    id: "3",
    name: "München",
    type: "Kreisfreie Stadt",
    ars: "091620000000",
    postalCodes: ["80331", "80333"],
  },
  { id: "4", name: "Köln", type: "Kreisfreie Stadt", ars: "053150000000", postalCodes: ["50667", "51147"] },
  { id: "5", name: "Düsseldorf", type: "Kreisfreie Stadt", ars: "051110000000", postalCodes: ["40210"] },
  { id: "6", name: "Mainz", type: "Kreisfreie Stadt", ars: "073150000000", postalCodes: ["55116"] },
  {
    id: "7",
    name: "Frankfurt am Main",
    type: "Kreisfreie Stadt",
    ars: "064120000000",
    postalCodes: ["60311"],
  },
  {
    id: "8",
    name: "Frankfurt (Oder)",
    type: "Kreisfreie Stadt",
    ars: "120530000000",
    postalCodes: ["15230"],
  },
  { id: "9", name: "Leipzig", type: "Kreisfreie Stadt", ars: "147130000000", postalCodes: ["04103"] },
  { id: "10", name: "Nordrhein-Westfalen", type: "Land", ars: "050000000000", postalCodes: [] },
  { id: "11", name: "Rheinland-Pfalz", type: "Land", ars: "070000000000", postalCodes: [] },
];

/** Levels of a regional key: state, district, county, association, municipality. */
const LEVELS = [2, 3, 5, 9, 12];

/** A key of 12 digits without the levels that are only zeros: 091620000000 is the county 09162. */
function areaPrefix(ars: string): string {
  if (/^0*$/.test(ars)) return "";
  const level = LEVELS.find((digits) => /^0*$/.test(ars.slice(digits)));
  return ars.slice(0, level ?? ars.length);
}

/** True when a region such as DE091620000000 contains the area with this (possibly shorter) regional key. */
export function coversArea(region: string, ars: string): boolean {
  return ars.startsWith(areaPrefix(region.replace(/^DE/, "")));
}
