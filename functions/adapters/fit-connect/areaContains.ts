/** Lengths of regional keys by level: state, district, county, association, municipality. */
const LEVELS = [2, 3, 5, 9, 12];

/** True when an area, given by a regional key filled up with zeros, contains the place. All zeros: the whole country. */
export function areaContains(area: string, ars: string): boolean {
  if (/^0*$/.test(area)) return true;
  const level = LEVELS.find((digits) => /^0*$/.test(area.slice(digits))) ?? area.length;
  return ars.startsWith(area.slice(0, level));
}
