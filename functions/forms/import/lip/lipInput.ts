import type { JsonValue } from "#forms/JsonValue.ts";
import type { LipSimpleField, LipText } from "./lipDocumentSchema.ts";
import type { LipTexts } from "./lipTexts.ts";

type FormioJson = Record<string, JsonValue>;

const OFFERED: FormioJson = { onlyAvailableItems: true };

/** Form.io's type of a field with what belongs to the type, and its limits as `validate` has them. */
export function lipInput(field: LipSimpleField, texts: LipTexts): FormioJson & { limits?: FormioJson } {
  switch (field.kind) {
    case "text":
    case "longText": {
      const { minLength, maxLength, pattern } = field;
      const limits: FormioJson = {
        ...(minLength !== undefined && { minLength }),
        ...(maxLength !== undefined && { maxLength }),
        ...(pattern !== undefined && { pattern }),
      };
      return { type: field.kind === "text" ? "textfield" : "textarea", limits };
    }
    case "email":
      return { type: "email" };
    case "phone":
      return { type: "phoneNumber" };
    case "number": {
      const { min, max } = field;
      const limits: FormioJson = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
      return { type: "number", inputMode: "decimal", limits };
    }
    case "date":
      return { type: "day" };
    case "month":
      return { type: "day", fields: { day: { hide: true } } };
    case "confirm":
      return { type: "checkbox" };
    case "yesNo":
      return {
        type: "radio",
        limits: OFFERED,
        values: [
          { value: "yes", label: texts.say({ de: "Ja", en: "Yes" }) },
          { value: "no", label: texts.say({ de: "Nein", en: "No" }) },
        ],
      };
    case "choice":
      return { type: "radio", limits: OFFERED, values: optionsOf(field.options, texts) };
    case "choices":
      return { type: "selectboxes", values: optionsOf(field.options, texts) };
    case "country":
      return {
        type: "select",
        limits: OFFERED,
        dataSrc: "values",
        data: { values: [] },
        properties: { optionSource: "countries" },
      };
    case "upload":
      return { type: "file", multiple: true, storage: "url", filePattern: ".pdf" };
  }
}

function optionsOf(
  options: readonly { readonly value: string; readonly label: LipText }[],
  texts: LipTexts,
): FormioJson[] {
  return options.map(({ value, label }) => ({ value, label: texts.say(label) }));
}
