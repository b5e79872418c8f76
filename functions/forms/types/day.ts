import { dayOfIso, isoOfDayAnswer } from "../answers/dayValue.ts";
import { acceptsShortText } from "../answers/acceptedValues.ts";
import type { FieldType, Normalize, ServerFieldType } from "../FieldType.ts";
import { present } from "../answers/presence.ts";

/** Parts that are not asked for are filled from the default; a whole day stays as it is. */
const whole: Normalize = (value, { settings, defaultValue }) => {
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
};

export const day: FieldType = {
  normalize: whole,
  isPresent: (value) => value !== "00/00/0000" && present(value),
  /** A day of which not all is known only where the field takes that. */
  ofAccount: (value, settings) =>
    value.length === 10 || settings?.partlyUnknown === true ? dayOfIso(value) : undefined,
  hasPlainItems: true,
};

export const dayAtServer: ServerFieldType = {
  words: { de: "Tag", en: "day" },
  accepts: acceptsShortText,
  forMachines: (answer, settings) => isoOfDayAnswer(answer, { dayFirst: settings?.dayFirst === true }),
  rules: ["year", "day"],
  settings: ({ dayFirst, fields, properties }) => {
    const hiddenParts = (["day", "month", "year"] as const).filter((part) => fields?.[part]?.hide);
    return {
      ...(dayFirst && { dayFirst: true }),
      ...(hiddenParts.length > 0 && { hiddenParts }),
      ...(properties?.partlyUnknown === "yes" && { partlyUnknown: true }),
    };
  },
};
