/** How instants, days and sizes are written in documents for the authority: German, German time. */
const TIME_ZONE = "Europe/Berlin";

export function germanDate(iso: string): string {
  return new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: TIME_ZONE }).format(new Date(iso));
}

export function germanDateTime(iso: string): string {
  const format = new Intl.DateTimeFormat("de-DE", {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: TIME_ZONE,
  });
  return `${format.format(new Date(iso))} (deutsche Zeit)`;
}

/** 1 MB = 1,000,000 bytes, as on screen. */
export function germanSize(bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), "kB"] : [bytes / 1_000_000, "MB"];
  return `${new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}

/** Groups of four, to be read out and typed off. */
export function inGroups(text: string, size = 4): string {
  return text.match(new RegExp(`.{1,${size}}`, "g"))?.join(" ") ?? text;
}
