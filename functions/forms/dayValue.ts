/** ISO date of a complete day that exists, otherwise undefined (31 February, missing year, letters). */
export function isoOfDay(value: string): string | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value);
  const [, month = "", day = "", year = ""] = match ?? [];
  if (match === null || Number(year) < 1000) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const iso = date.toISOString().slice(0, 10);
  return iso === `${year}-${month}-${day}` ? iso : undefined;
}

/** ISO date as the form's `day` keeps it; undefined for a year of less than four digits. */
export function dayOfIso(iso: string): string | undefined {
  const match = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(iso);
  return match === null ? undefined : `${match[2] ?? ""}/${match[3] ?? ""}/${match[1] ?? ""}`;
}
