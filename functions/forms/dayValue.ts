/** A day as Form.io's `day` keeps it: `MM/DD/YYYY`, zero-filled, `00` for parts not given. */
export interface DayParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Text of the three inputs; parts that are not numbers are kept as typed, so that nothing typed is lost. */
export function parseDayValue(value: string): DayParts {
  const [month = "", day = "", year = ""] = value.split("/");
  const shown = (part: string): string => (/^0+$/.test(part) ? "" : part);
  return { day: shown(day), month: shown(month), year: shown(year) };
}

/** The value to keep, or empty text when nothing is given. */
export function formatDayValue({ day, month, year }: DayParts): string {
  if (day === "" && month === "" && year === "") return "";
  const filled = (part: string, width: number): string => part.trim().padStart(width, "0");
  return `${filled(month, 2)}/${filled(day, 2)}/${filled(year, 4)}`;
}

/** ISO date of a complete day that exists, otherwise undefined (31 February, missing year, letters). */
export function isoOfDay(value: string): string | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value);
  const [, month = "", day = "", year = ""] = match ?? [];
  if (match === null || Number(year) < 1000) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const iso = date.toISOString().slice(0, 10);
  return iso === `${year}-${month}-${day}` ? iso : undefined;
}
