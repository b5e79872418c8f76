import { postalLines } from "#domain/directory/postalLines.ts";
import { TAGS, type Locale } from "./locales.ts";

const DAY_MILLISECONDS = 86_400_000;
/** A day without a time is read as its beginning in UTC, which is the day before in America. */
const DAY_ALONE = { timeZone: "UTC" } as const;
/** The zone of the documents. */
const GERMANY = { timeZone: "Europe/Berlin" } as const;
const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

interface Writing extends Intl.DateTimeFormatOptions {
  readonly locale: Locale;
}

function written(iso: string, { locale, ...parts }: Writing): string {
  return new Intl.DateTimeFormat(TAGS[locale], parts).format(new Date(iso));
}

export function formatTime(iso: string, locale: Locale): string {
  return written(iso, { locale, hour: "2-digit", minute: "2-digit" });
}

/** "20. November 2026": of a moment where the person is; a day alone (`2026-11-20`) is the same day everywhere. */
export function formatDate(iso: string, locale: Locale): string {
  return written(iso, { locale, ...DAY, ...(!iso.includes("T") && DAY_ALONE) });
}

/** "20. November 2026, 14:46 Uhr", in the person's own time. */
export function formatDateTime(iso: string, locale: Locale): string {
  return `${formatDate(iso, locale)}, ${ownClock(iso, locale)}`;
}

/**
 * "heute, 14:32 Uhr" for yesterday, today and tomorrow in the person's own time, otherwise the date: within a sentence. `now` is
 * that of the server (`serverNow`).
 */
export function formatNear(iso: string, use: { readonly locale: Locale; readonly now: number }): string {
  const days = dayNumber(iso) - dayNumber(use.now);
  if (Math.abs(days) > 1) return formatDateTime(iso, use.locale);
  const word = new Intl.RelativeTimeFormat(TAGS[use.locale], { numeric: "auto" }).format(days, "day");
  return `${word}, ${ownClock(iso, use.locale)}`;
}

/**
 * "20. November 2026, 14:46 Uhr MEZ": when something was sent or arrived, by the clock and with the zone that the
 * documents name, wherever it is read.
 */
export function formatSent(iso: string, locale: Locale): string {
  const use = { locale, ...GERMANY };
  return `${written(iso, { ...use, ...DAY })}, ${clock(iso, use)} ${zone(iso, use)}`;
}

/** Where it is not that of Germany, nobody could tell whose clock is meant: then the zone says it. */
function ownClock(iso: string, locale: Locale): string {
  const own = clock(iso, { locale });
  return own === clock(iso, { locale, ...GERMANY }) ? own : `${own} ${zone(iso, { locale })}`;
}

function clock(iso: string, use: Writing): string {
  const time = written(iso, { ...use, hour: "2-digit", minute: "2-digit" });
  return use.locale === "de" ? `${time}\u00a0Uhr` : time;
}

/** "MEZ": the last word of a moment with its zone. */
function zone(iso: string, use: Writing): string {
  return written(iso, { ...use, timeZoneName: "short" }).replace(/.*\s/, "");
}

function dayNumber(moment: string | number): number {
  const date = new Date(moment);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MILLISECONDS);
}

/** A text that begins where it stands: "heute, 14:32 Uhr" becomes "Heute, 14:32 Uhr". */
export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "November 2026", of a day alone */
export function formatMonth(iso: string, locale: Locale): string {
  return written(iso, { locale, month: "long", year: "numeric", ...DAY_ALONE });
}

/** The lines of a postal address as they are shown: a postal code and its town stay in one line. */
export function addressLines(authority: Parameters<typeof postalLines>[0]): readonly string[] {
  return postalLines(authority).map((line) => line.replace(/\b(\d{5}) /g, "$1\u00a0"));
}
