/** Levels of a regional key: state, district, county, association, municipality. */
const LEVELS = [2, 3, 5, 9, 12];

/** A key of 12 digits without the levels that are only zeros: 091620000000 is the county 09162. */
export function areaPrefix(ars: string): string {
  if (/^0*$/.test(ars)) return "";
  const level = LEVELS.find((digits) => /^0*$/.test(ars.slice(digits)));
  return ars.slice(0, level ?? ars.length);
}

/** True when a region such as DE091620000000 contains the area with this (possibly shorter) regional key. */
export function coversArea(region: string, ars: string): boolean {
  return ars.startsWith(areaPrefix(region.replace(/^DE/, "")));
}
