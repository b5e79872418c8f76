import type { InputComponent, Option, RuleName } from "./CompiledForm.ts";
import { dateBound } from "./dateBound.ts";
import { isoOfDay } from "./dayValue.ts";
import { isEmptyAnswer } from "./isEmptyAnswer.ts";
import { isRequired } from "./isRequired.ts";
import type { JsonValue } from "./JsonValue.ts";

export interface BrokenRule {
  readonly rule: RuleName;
  readonly limit: number | null;
}

const EMAIL_MAX_LENGTH = 254;
/** Bounded on purpose: one pass, no nested repetition. Letters of every script may stand before the @ (RFC 6531). */
const EMAIL = /^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\_]{1,253}$/u;
const PHONE_DIGITS_MIN = 6;
const PHONE_DIGITS_MAX = 20;

/** The first rule that an answer breaks, or undefined. An empty answer can only break `required`, as in Form.io. */
export function validateField(
  field: InputComponent,
  given: {
    readonly value: JsonValue | undefined;
    readonly options: readonly Option[];
    readonly today: string;
  },
): BrokenRule | undefined {
  const { value } = given;
  if (isEmptyAnswer(value)) return isRequired(field) ? { rule: "required", limit: null } : undefined;
  switch (field.type) {
    case "checkbox":
      return value === true ? undefined : { rule: "type", limit: null };
    case "selectboxes":
      return validateBoxes(given.options, value);
    case "file":
      return Array.isArray(value) ? undefined : { rule: "type", limit: null };
    default:
      return typeof value === "string"
        ? validateText(field, { ...given, text: value })
        : { rule: "type", limit: null };
  }
}

function validateBoxes(options: readonly Option[], value: JsonValue | undefined): BrokenRule | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { rule: "type", limit: null };
  const offered = new Set(options.map((option) => option.value));
  const fits = Object.entries(value).every(
    ([key, ticked]) => offered.has(key) && typeof ticked === "boolean",
  );
  return fits ? undefined : { rule: "option", limit: null };
}

function validateText(
  field: InputComponent,
  given: { readonly text: string; readonly options: readonly Option[]; readonly today: string },
): BrokenRule | undefined {
  const { text } = given;
  const minLength = limitOf(field, "minLength");
  const maxLength = limitOf(field, "maxLength");
  const pattern = field.rules?.find(({ rule }) => rule === "pattern")?.pattern;
  if (field.type === "day") return validateDay(field, given);
  if (field.type === "select" || field.type === "radio") {
    return given.options.some((option) => option.value === text)
      ? undefined
      : { rule: "option", limit: null };
  }
  const length = Array.from(text).length;
  if (typeof minLength === "number" && length < minLength) return { rule: "minLength", limit: minLength };
  if (typeof maxLength === "number" && length > maxLength) return { rule: "maxLength", limit: maxLength };
  if (field.type === "email" && (text.length > EMAIL_MAX_LENGTH || !EMAIL.test(text) || text.endsWith(".")))
    return { rule: "email", limit: null };
  if (field.type === "phoneNumber" && !isPhoneNumber(text)) return { rule: "phoneNumber", limit: null };
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, "u").test(text))
    return { rule: "pattern", limit: null };
  return undefined;
}

function validateDay(
  field: InputComponent,
  given: { readonly text: string; readonly today: string },
): BrokenRule | undefined {
  const iso = isoOfDay(given.text);
  if (iso === undefined) return { rule: "day", limit: null };
  const minDate = limitOf(field, "minDate");
  const maxDate = limitOf(field, "maxDate");
  if (typeof minDate === "string" && iso < dateBound(minDate, given.today))
    return { rule: "minDate", limit: null };
  if (typeof maxDate === "string" && iso > dateBound(maxDate, given.today))
    return { rule: "maxDate", limit: null };
  return undefined;
}

function limitOf(field: InputComponent, rule: RuleName): number | string | undefined {
  return field.rules?.find((candidate) => candidate.rule === rule)?.limit;
}

function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^\+?[\d\s()/.-]+$/.test(text) && digits >= PHONE_DIGITS_MIN && digits <= PHONE_DIGITS_MAX;
}
