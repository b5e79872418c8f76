/** ISO date of a complete day that exists, otherwise undefined (31 February, missing year, letters). */
export function isoOfDay(value: string): string | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value);
  const [, month = "", day = "", year = ""] = match ?? [];
  if (match === null || Number(year) < 1000) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const iso = date.toISOString().slice(0, 10);
  return iso === `${year}-${month}-${day}` ? iso : undefined;
}

/** ISO date as the form's `day` keeps it, with `00` for what it leaves out; undefined for a year of less than four digits. */
export function dayOfIso(iso: string): string | undefined {
  const match = /^([1-9]\d{3})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(iso);
  return match === null ? undefined : `${match[2] ?? "00"}/${match[3] ?? "00"}/${match[1] ?? ""}`;
}

/** A day for machines (ISO 8601): as much of it as was given. What is no date stays as it was typed. */
export function isoOfDayAnswer(value: string, { dayFirst }: { readonly dayFirst: boolean }): string {
  const parts = value.split("/");
  const year = parts.at(-1) ?? "";
  if (!/^[1-9]\d{3}$/.test(year) || parts.some((part) => !/^\d+$/.test(part))) return value;
  const [one = "00", other = "00"] = parts;
  const [month, day] =
    parts.length === 3 ? (dayFirst ? [other, one] : [one, other]) : [parts.length === 2 ? one : "00", "00"];
  if (Number(month) === 0) return year;
  if (Number(day) === 0) return `${year}-${month}`;
  return isoOfDay(`${month}/${day}/${year}`) ?? value;
}
