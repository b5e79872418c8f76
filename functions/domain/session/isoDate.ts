/** A day as providers write it (1991-03-14, 14.03.1991, 19910314) as ISO date; partial and other days: undefined. */
export function isoDate(text: string | undefined): string | undefined {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text ?? "");
  const german = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text ?? "");
  const [year, month, day] = iso === null ? [german?.[3], german?.[2], german?.[1]] : iso.slice(1);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  // 31 February would become a day in March.
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? undefined : date;
}
