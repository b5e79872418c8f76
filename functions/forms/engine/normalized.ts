import type { InputComponent, InputType } from "../CompiledForm.ts";
import { isRequired } from "../isRequired.ts";
import type { JsonValue } from "../JsonValue.ts";
import { isRecord } from "./mutableData.ts";
import { joined, textOf } from "./textOf.ts";
import { parseTime, timeText } from "./timeText.ts";

type Given = JsonValue | undefined;

/**
 * The answer as Form.io keeps it (`@formio/core` 2.8, `process/normalize`), or undefined where it keeps none. Only
 * a list that need not be given becomes an empty one.
 */
export function normalized(field: InputComponent, value: Given): Given {
  if (field.multiple && !isRequired(field) && !Array.isArray(value)) return value ? [value] : [];
  const normalize = NORMALIZE[field.type];
  return (normalize === undefined ? value : normalize(value, field)) ?? undefined;
}

/** What is not here stays as it is. */
const NORMALIZE: Readonly<Partial<Record<InputType, (value: Given, field: InputComponent) => Given>>> = {
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
  day,
  time: (value, { settings }) => {
    const time = typeof value === "string" ? parseTime(value, settings?.timeShown ?? "HH:mm") : undefined;
    return time === undefined ? value : timeText(time, settings?.timeKept ?? "HH:mm:ss");
  },
  tags: (value, { settings }) => {
    const delimiter = settings?.delimiter ?? ",";
    if (settings?.storeAs !== "array") return Array.isArray(value) ? joined(value, delimiter) : value;
    return typeof value === "string" ? value.split(delimiter).filter((tag) => tag !== "") : value;
  },
  address: (value, { multiple, settings }) => {
    const chosen = !multiple && settings?.manualMode && value && !(isRecord(value) && value["mode"]);
    return chosen ? { mode: "autocomplete", address: value } : value;
  },
};

/** Of a list answer each item, otherwise the answer. */
function ofItems(normalize: (value: Given, field: InputComponent) => Given) {
  return (value: Given, field: InputComponent): Given =>
    field.multiple && Array.isArray(value)
      ? value.map((item) => normalize(item, field) ?? null)
      : normalize(value, field);
}

function number(value: Given): Given {
  const looksLikeOne = !Number.isNaN(Number.parseFloat(textOf(value))) && Number.isFinite(Number(value));
  return looksLikeOne ? Number(value) : undefined;
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
  if (dataType === "number") return Number(value);
  if (dataType === "string") return typeof value === "object" ? JSON.stringify(value) : textOf(value);
  if (dataType === "boolean") return Boolean(value) && textOf(value) !== "false";
  if (number(value) !== undefined && String(Number(value)) === textOf(value)) return Number(value);
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

/** Parts that are not asked for are filled from the default; a whole day stays as it is. */
function day(value: Given, { settings, defaultValue }: InputComponent): Given {
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
