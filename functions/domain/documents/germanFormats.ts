/** How instants and days are written in documents for the authority: German time, German unless asked otherwise. */
const TIME_ZONE = "Europe/Berlin";
const ZONE_NAMES = {
  de: { winter: "MEZ", summer: "MESZ" },
  en: { winter: "CET", summer: "CEST" },
} as const;

export function germanDate(iso: string): string {
  return new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: TIME_ZONE }).format(new Date(iso));
}

/** With the zone, because documents are read elsewhere too: `21.11.2026, 13:00:00 MEZ (UTC+01:00)`. */
export function germanDateTime(iso: string, language: "de" | "en" = "de"): string {
  const format = new Intl.DateTimeFormat(language === "de" ? "de-DE" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: TIME_ZONE,
  });
  return `${format.format(new Date(iso))} ${zoneName(iso, language)}`;
}

function zoneName(iso: string, language: "de" | "en"): string {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, timeZoneName: "longOffset" });
  const offset = parts.formatToParts(new Date(iso)).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const season = offset.endsWith("02:00") ? "summer" : "winter";
  return `${ZONE_NAMES[language][season]} (${offset.replace("GMT", "UTC")})`;
}

/** Groups of four, to be read out and typed off. */
export function inGroups(text: string, size = 4): string {
  return text.match(new RegExp(`.{1,${size}}`, "g"))?.join(" ") ?? text;
}
