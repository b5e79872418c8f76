import type { FieldSettings } from "../CompiledForm.ts";
import { isRecord } from "../engine/mutableData.ts";
import type { FormioComponent } from "../import/formio/formioSchema.ts";
import type { JsonValue } from "../JsonValue.ts";
import { acceptsText } from "../answers/acceptedValues.ts";
import type { FieldType, Given, Normalize, Reading, ServerFieldType } from "../FieldType.ts";

/** Spaces between words are cut; with several masks the answer names the one that was chosen. */
export const maskedText: Normalize = (value, { settings }) => {
  const text =
    settings?.trimSpaces && typeof value === "string" ? value.trim().replace(/\s{2,}/g, " ") : value;
  const [mask] = settings?.masks ?? [];
  if (mask === undefined) return text;
  const masked = (item: Given): JsonValue => {
    if (!isRecord(item)) return { ...(item !== undefined && { value: item }), maskName: mask.label };
    const { value: written, ...chosen } = item;
    return written ? item : chosen;
  };
  return Array.isArray(text) ? text.map(masked) : masked(text);
};

export const textfield: FieldType = {
  normalize: maskedText,
  isSingle: () => true,
  isWorded: true,
  hasPlainItems: true,
};

export function maskSettings(component: FormioComponent, { maskPattern }: Reading): FieldSettings {
  const { allowMultipleMasks, truncateMultipleSpaces } = component;
  const masks = allowMultipleMasks ? (component.inputMasks ?? []) : [];
  return {
    ...(masks.length > 0 && {
      masks: masks.map(({ label, mask }) => ({ label, mask, pattern: maskPattern(mask) })),
    }),
    ...(truncateMultipleSpaces && { trimSpaces: true as const }),
  };
}

export const textfieldAtServer: ServerFieldType = {
  words: { de: "Text", en: "text" },
  accepts: acceptsText,
  settings: maskSettings,
};
