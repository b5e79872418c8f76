import type { JsonValue } from "#forms/JsonValue.ts";
import type { FimQuestion } from "./FimPlan.ts";

type FormioJson = Record<string, JsonValue>;

/** More choices than these are hard to see at once. */
const MAX_RADIOS = 5;
const BYTES_PER_MEGABYTE = 1_000_000;
const OFFERED: FormioJson = { onlyAvailableItems: true };

/** Form.io's type of a question with what belongs to the type, and its limits as `validate` has them. */
export function fimInput({ field, answer, isList }: FimQuestion): FormioJson & { limits?: FormioJson } {
  const { limits, codes, maxBytes } = field;
  const { minLength, maxLength, pattern, min, max } = limits;
  const lengths: FormioJson = {
    ...(minLength !== undefined && minLength > 1 && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
  };
  const bounds: FormioJson = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  switch (answer) {
    case "text":
      return { type: "textfield", limits: lengths };
    case "longText":
      return { type: "textarea", limits: lengths };
    case "yesNo":
      return {
        type: "radio",
        dataType: "string",
        limits: OFFERED,
        values: [
          { value: "yes", label: "Ja" },
          { value: "no", label: "Nein" },
        ],
      };
    case "number":
      return { type: "number", inputMode: "decimal", limits: bounds };
    case "integer":
      return { type: "number", inputMode: "numeric", decimalLimit: 0, limits: bounds };
    case "money":
      return { type: "currency", currency: "EUR", limits: bounds };
    case "day":
      return { type: "day" };
    case "time":
      return { type: "time" };
    case "moment":
      return { type: "datetime" };
    case "choice": {
      const values = codes.map(({ code, label }) => ({ value: code, label }));
      return codes.length <= MAX_RADIOS && !isList
        ? { type: "radio", dataType: "string", limits: OFFERED, values }
        : {
            type: "select",
            dataType: "string",
            limits: OFFERED,
            dataSrc: "values",
            data: { values },
            ...(isList && { multiple: true }),
          };
    }
    case "file":
      return {
        type: "file",
        storage: "url",
        filePattern: ".pdf",
        ...(maxBytes !== undefined && {
          fileMaxSize: `${String(Math.max(1, Math.floor(maxBytes / BYTES_PER_MEGABYTE)))}MB`,
        }),
        ...(isList && { multiple: true }),
      };
  }
}
