import { TAGS, type Locale } from "./locales.ts";

const PARTS = {
  timeZone: "Europe/Berlin",
  hour: "2-digit",
  hourCycle: "h23",
  minute: "2-digit",
  timeZoneName: "short",
} as const;
const DAY = { timeZone: "Europe/Berlin", day: "numeric", month: "long", year: "numeric" } as const;

/**
 * "20. November 2026, 14:46 Uhr MEZ": when something was sent or arrived, by the clock and with the zone that the
 * documents name, wherever it is read.
 */
export function formatSent(iso: string, locale: Locale): string {
  const at = new Date(iso);
  const parts = new Intl.DateTimeFormat(TAGS[locale], PARTS).formatToParts(at);
  const part = (type: "hour" | "minute" | "timeZoneName"): string =>
    parts.find((one) => one.type === type)?.value ?? "";
  const clock = `${part("hour")}:${part("minute")}${locale === "de" ? "\u00a0Uhr" : ""}`;
  const day = new Intl.DateTimeFormat(TAGS[locale], DAY).format(at);
  return `${day}, ${clock} ${part("timeZoneName")}`;
}
