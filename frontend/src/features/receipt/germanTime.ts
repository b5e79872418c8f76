import { TAGS } from "../../i18n/languageTags.ts";
import type { Locale } from "../../i18n/locales.ts";

/** When something happened, to the second and wherever it is read: by the clock that time limits run by. */
export function germanTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: "Europe/Berlin",
  }).format(new Date(iso));
}
