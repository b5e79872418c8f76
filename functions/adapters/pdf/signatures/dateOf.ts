const DATE = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:Z|([+-])(\d{2})'?(\d{2})?'?)?/;

/** A date of a PDF (ISO 32000-1 section 7.9.4) as ISO 8601 instant; a time without zone counts as UTC. */
export function dateOf(text: string): string | undefined {
  const [, year, month = "01", day = "01", hour = "00", minute = "00", second = "00", sign, ...zone] =
    DATE.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [zoneHours = "00", zoneMinutes = "00"] = zone;
  const offset = sign === undefined ? "Z" : `${sign}${zoneHours}:${zoneMinutes}`;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
