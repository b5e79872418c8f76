import { TAGS, type Locale } from "./locales.ts";

const DAY_MILLISECONDS = 86_400_000;
/** A day without a time is read as its beginning in UTC, which is the day before in America. */
const DAY_ALONE = { timeZone: "UTC" } as const;

export function formatTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { hour: "2-digit", minute: "2-digit" }).format(new Date(iso));
}

/** "20. November 2026": of a moment where the person is; a day alone (`2026-11-20`) is the same day everywhere. */
export function formatDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    day: "numeric",
    month: "long",
    year: "numeric",
    ...(!iso.includes("T") && DAY_ALONE),
  }).format(new Date(iso));
}

/** "20. November 2026, 14:46 Uhr" */
export function formatDateTime(iso: string, locale: Locale): string {
  return `${formatDate(iso, locale)}, ${clock(iso, locale)}`;
}

/** "heute, 14:32 Uhr" for yesterday, today and tomorrow in the person's own time, otherwise the date: within a sentence. */
export function formatNear(iso: string, use: { readonly locale: Locale; readonly now: Date }): string {
  const days = dayNumber(new Date(iso)) - dayNumber(use.now);
  if (Math.abs(days) > 1) return formatDateTime(iso, use.locale);
  const word = new Intl.RelativeTimeFormat(TAGS[use.locale], { numeric: "auto" }).format(days, "day");
  return `${word}, ${clock(iso, use.locale)}`;
}

function clock(iso: string, locale: Locale): string {
  return locale === "de" ? `${formatTime(iso, locale)}\u00a0Uhr` : formatTime(iso, locale);
}

function dayNumber(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MILLISECONDS);
}

/** A text that begins where it stands: "heute, 14:32 Uhr" becomes "Heute, 14:32 Uhr". */
export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "November 2026", of a day alone */
export function formatMonth(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { month: "long", year: "numeric", ...DAY_ALONE }).format(
    new Date(iso),
  );
}
