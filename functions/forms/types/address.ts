import { isRecord } from "../engine/mutableData.ts";
import { acceptsRecord } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";
import { present } from "../answers/presence.ts";

export const address: FieldType = {
  normalize: (value, { multiple, settings }) => {
    const chosen = !multiple && settings?.manualMode && value && !(isRecord(value) && value["mode"]);
    return chosen ? { mode: "autocomplete", address: value } : value;
  },
  isPresent: (value) => {
    if (!isRecord(value)) return present(value);
    const { mode, address: parts } = value;
    if (mode && isRecord(parts)) {
      const lines = Object.entries(parts);
      return lines.length > 0 && lines.every(([line, text]) => line === "address2" || Boolean(text));
    }
    return Object.keys(value).length > 0;
  },
  hasPlainItems: true,
};

export const addressAtServer: ServerFieldType = {
  words: { de: "Anschrift", en: "address" },
  accepts: acceptsRecord,
  settings: ({ enableManualMode }) => (enableManualMode ? { manualMode: true } : {}),
};
