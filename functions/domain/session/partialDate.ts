/**
 * A day as providers write it, as ISO 8601 with as much of it as is known: `1984`, `1984-12`, `1984-12-31`. Unknown parts
 * are zeros, X or blanks (the chip of an eID), or left out. Without a year, or of no day that exists: undefined.
 */
export function partialDate(text: string): string | undefined {
  const written = text
    .toUpperCase()
    .replace(/[- ]+$/, "")
    .trimStart()
    .replace(/[X ]/g, "0");
  const iso = /^([1-9]\d{3})(?:-?(\d{2})(?:-?(\d{2}))?)?$/.exec(written);
  const german = /^(?:(?:(\d{2})\.)?(\d{2})\.)?([1-9]\d{3})$/.exec(written);
  const [year, month = "00", day = "00"] = iso?.slice(1) ?? [german?.[3], german?.[2], german?.[1]];
  if (year === undefined) return undefined;
  if (month === "00") return day === "00" ? year : undefined;
  if (day === "00") return Number(month) <= 12 ? `${year}-${month}` : undefined;
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  // 31 February would become a day in March.
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? undefined : date;
}
