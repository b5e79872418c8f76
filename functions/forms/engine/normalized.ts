import type { InputComponent, InputType } from "../CompiledForm.ts";
import { isRequired } from "../isRequired.ts";
import type { JsonValue } from "../JsonValue.ts";
import { isRecord } from "./mutableData.ts";
import { numberOf, textOf } from "./textOf.ts";

type Given = JsonValue | undefined;
export type Normalize = (value: Given, field: InputComponent) => Given;

/**
 * The answer as Form.io keeps it (`@formio/core` 2.8, `process/normalize`), or undefined where it keeps none. Only
 * a list that need not be given becomes an empty one.
 */
export function normalized(field: InputComponent, value: Given): Given {
  if (field.multiple && !isRequired(field) && !Array.isArray(value)) return value ? [value] : [];
  const normalize = NORMALIZE[field.type];
  return (normalize === undefined ? value : normalize(value, field)) ?? undefined;
}

/** What is not here stays as it is; `installGroup` adds to it. */
export const NORMALIZE: Partial<Record<InputType, Normalize>> = {
  textfield,
  phoneNumber: textfield,
  email: (value) => (typeof value === "string" ? value.trim().toLowerCase() : value),
  number: ofItems(number),
  select: ofItems((value, { settings }) => choice(value, settings?.dataType)),
  radio,
  selectboxes: (value) => {
    if (Array.isArray(value)) return Object.fromEntries(value.map((item) => [textOf(item), true]));
    if (isRecord(value)) return value;
    return typeof value === "string" && value !== "" ? { [value]: true } : {};
  },
};

/** Of a list answer each item, otherwise the answer. */
function ofItems(normalize: Normalize): Normalize {
  return (value, field) =>
    field.multiple && Array.isArray(value)
      ? value.map((item) => normalize(item, field) ?? null)
      : normalize(value, field);
}

function number(value: Given): Given {
  const looksLikeOne = !Number.isNaN(Number.parseFloat(textOf(value))) && Number.isFinite(numberOf(value));
  return looksLikeOne ? numberOf(value) : undefined;
}

/** A select keeps texts that look like numbers and truths as these, unless the definition names a type. */
function choice(value: Given, dataType: string | undefined): Given {
  if (value === undefined || value === null) return undefined;
  if (dataType === "object" || isEmptyObject(value) || (dataType === undefined && typeof value === "object"))
    return value;
  const text = textOf(value);
  if (dataType === "string") return text;
  const asNumber = Number(text);
  const isNumber = text !== "" && Number.isFinite(asNumber) && String(asNumber) === text;
  if (dataType === "number") return isNumber ? asNumber : value;
  if (dataType === "boolean") return typeof value === "string" ? truth(value) : value;
  return isNumber ? asNumber : truth(text);
}

function isEmptyObject(value: JsonValue): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

function truth(text: string): JsonValue {
  const lower = text.toLowerCase();
  return lower === "true" || lower === "false" ? lower === "true" : text;
}

/** A question without answer stays without one, whatever type its answer has. */
function radio(value: Given, { settings }: InputComponent): Given {
  if (value === undefined || value === null) return undefined;
  const dataType = settings?.dataType;
  if (dataType === "number") return numberOf(value);
  if (dataType === "string") return typeof value === "object" ? JSON.stringify(value) : textOf(value);
  if (dataType === "boolean") return Boolean(value) && textOf(value) !== "false";
  if (number(value) !== undefined && String(numberOf(value)) === textOf(value)) return numberOf(value);
  return value === "true" || value === "false" ? value === "true" : value;
}

function textfield(value: Given, { settings }: InputComponent): Given {
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
}
