import { parseTime, timeText } from "../engine/values/timeText.ts";
import { acceptsShortText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

export const time: FieldType = {
  normalize: (value, { settings }) => {
    const given = typeof value === "string" ? parseTime(value, settings?.timeShown ?? "HH:mm") : undefined;
    return given === undefined ? value : timeText(given, settings?.timeKept ?? "HH:mm:ss");
  },
  hasPlainItems: true,
};

export const timeAtServer: ServerFieldType = {
  words: { de: "Uhrzeit", en: "time" },
  accepts: acceptsShortText,
  rules: ["time"],
  settings: ({ format, dataFormat }) => ({
    ...(format !== undefined && { timeShown: format }),
    ...(dataFormat !== undefined && { timeKept: dataFormat }),
  }),
};
