/** Resolves a bound of a date rule: an ISO date, `today`, or `today` with whole years such as `today-16y`. */
export function dateBound(bound: string, today: string): string {
  const match = /^today(?:([+-])(\d{1,3})y)?$/.exec(bound);
  if (match === null) return bound;
  const years = Number(match[2] ?? 0) * (match[1] === "-" ? -1 : 1);
  const year = String(Number(today.slice(0, 4)) + years).padStart(4, "0");
  const day = today.slice(4) === "-02-29" ? "-02-28" : today.slice(4);
  return `${year}${years === 0 ? today.slice(4) : day}`;
}
