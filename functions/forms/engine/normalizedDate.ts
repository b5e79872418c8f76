import type { InputComponent } from "../CompiledForm.ts";
import type { JsonValue } from "../JsonValue.ts";
import { parseTime, timeText } from "./timeText.ts";

type Given = JsonValue | undefined;

export function normalizedTime(value: Given, { settings }: InputComponent): Given {
  const time = typeof value === "string" ? parseTime(value, settings?.timeShown ?? "HH:mm") : undefined;
  return time === undefined ? value : timeText(time, settings?.timeKept ?? "HH:mm:ss");
}

/** Parts that are not asked for are filled from the default; a whole day stays as it is. */
export function normalizedDay(value: Given, { settings, defaultValue }: InputComponent): Given {
  if (typeof value !== "string" || value === "" || /^\d{2}\/\d{2}\/\d{4}$/.test(value)) return value;
  const order = settings?.dayFirst
    ? (["day", "month", "year"] as const)
    : (["month", "day", "year"] as const);
  const hidden = settings?.hiddenParts ?? [];
  const given = value.split("/");
  const defaults = typeof defaultValue === "string" ? defaultValue.split("/") : [];
  const shownOnly = defaults.length !== 3;
  const parts: string[] = [];
  for (const [index, part] of order.entries()) {
    const isHidden = hidden.includes(part);
    const fallback = shownOnly ? "" : (defaults[index] ?? "");
    const text = isHidden ? fallback : (given.shift() ?? undefined);
    if (text !== "") parts.push(text ?? "");
  }
  return parts.join("/");
}
