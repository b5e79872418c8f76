import { plainDigits } from "#domain/text/plainDigits.ts";

/** Hours and minutes that a text means: `9:30`, `09.30`, `0930`, `9`, `2:30 pm`; undefined when it means none. */
export function toTime(text: string): { readonly hours: number; readonly minutes: number } | undefined {
  const [, hoursText, minutesText = "0", half] =
    /^\s*(\d{1,2})(?:[:.h ]?(\d{2}))?(?::\d{2})?\s*(am|pm|uhr)?\s*$/i.exec(plainDigits(text)) ?? [];
  if (hoursText === undefined) return undefined;
  const twelve = half === undefined || /uhr/i.test(half) ? undefined : half.toLowerCase();
  const given = Number(hoursText);
  const hours = twelve === undefined ? given : (given % 12) + (twelve === "pm" ? 12 : 0);
  const minutes = Number(minutesText);
  return hours > 23 || minutes > 59 || (twelve !== undefined && given > 12) ? undefined : { hours, minutes };
}

/** A time in Form.io's way to write formats: `HH:mm:ss`, `h:mm A`. */
export function formatClock(
  { hours, minutes }: { readonly hours: number; readonly minutes: number },
  format: string,
): string {
  const two = (value: number): string => value.toString().padStart(2, "0");
  const twelve = hours % 12 === 0 ? 12 : hours % 12;
  const parts: Readonly<Record<string, string>> = {
    HH: two(hours),
    H: hours.toString(),
    hh: two(twelve),
    h: twelve.toString(),
    mm: two(minutes),
    m: minutes.toString(),
    ss: "00",
    s: "0",
    A: hours < 12 ? "AM" : "PM",
    a: hours < 12 ? "am" : "pm",
  };
  return format.replace(/HH?|hh?|mm?|ss?|A|a/g, (part) => parts[part] ?? part);
}
