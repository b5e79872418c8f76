interface Time {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const TOKENS = /HH?|hh?|mm?|ss?|[aA]/g;
const TWO = "\\d\\d";
const ONE = "\\d\\d?";

/** A time written exactly as a format such as `HH:mm` or `hh:mm A` asks, or undefined. */
export function parseTime(text: string, format: string): Time | undefined {
  const tokens = format.match(TOKENS) ?? [];
  const source = format
    .split(TOKENS)
    .map((between, index) => {
      const token = tokens[index];
      const part =
        token === undefined ? "" : /^a$/i.test(token) ? "[AaPp][Mm]" : token.length === 2 ? TWO : ONE;
      return `${between.replace(/[^\w\s]/g, "\\$&")}${part === "" ? "" : `(${part})`}`;
    })
    .join("");
  const match = new RegExp(`^${source}$`).exec(text);
  if (match === null) return undefined;
  const read: Record<string, string> = {};
  for (const [index, token] of tokens.entries()) read[token.charAt(0)] = match[index + 1] ?? "";
  const half = (read["a"] ?? read["A"] ?? "").toLowerCase();
  const given = Number(read["H"] ?? read["h"] ?? 0);
  const hours = half === "pm" && given < 12 ? given + 12 : half === "am" && given === 12 ? 0 : given;
  const time = { hours, minutes: Number(read["m"] ?? 0), seconds: Number(read["s"] ?? 0) };
  const exists = time.hours < 24 && time.minutes < 60 && time.seconds < 60;
  return exists && timeText(time, format) === text ? time : undefined;
}

export function timeText({ hours, minutes, seconds }: Time, format: string): string {
  const twelve = hours % 12 === 0 ? 12 : hours % 12;
  const values: Readonly<Record<string, number>> = { H: hours, h: twelve, m: minutes, s: seconds };
  return format.replace(TOKENS, (token) => {
    if (token === "A") return hours < 12 ? "AM" : "PM";
    if (token === "a") return hours < 12 ? "am" : "pm";
    return String(values[token.charAt(0)] ?? 0).padStart(token.length, "0");
  });
}
