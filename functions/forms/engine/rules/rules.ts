import { isEmailAddress, MAX_ADDRESS } from "#domain/text/bareAddress.ts";
import type { AnswerComponent, RuleName } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { isRequired } from "#forms/fieldsOf.ts";
import { FIELD_TYPES } from "#forms/types/fieldTypes.ts";
import { isRecord } from "../mutableData.ts";
import type { RuleCheck, RuleUse } from "./RuleUse.ts";
import { numberOf, textOf } from "../values/textOf.ts";
import { present } from "#forms/answers/presence.ts";

const email: RuleCheck = (value) => typeof value === "string" && value !== "" && !isEmailAddress(value);

const date: RuleCheck = (value) =>
  Boolean(value) &&
  // Years have four digits: Form.io would take 0091.
  (typeof value !== "string" || Number.isNaN(Date.parse(value)) || /^0\d{3}\b/.test(value));

/** A rule about a text; other answers do not break it. */
function ofText(breaks: (text: string, limit: number) => boolean): RuleCheck {
  return (value, { rule }) => typeof value === "string" && value !== "" && breaks(value, Number(rule.limit));
}

/** One name between dots: begins and ends with a letter or number. */
const NAME = "[a-z\\u00a1-\\uffff\\d](?:[a-z\\u00a1-\\uffff\\d-]*[a-z\\u00a1-\\uffff\\d])?";
const TOP = "\\.[a-z\\u00a1-\\uffff]{2,}";
const USER = "(?:\\S+@)?";
/** No addresses of private networks. */
const PUBLIC =
  "(?!(?:10|127)(?:\\.\\d{1,3}){3})(?!(?:169\\.254|192\\.168)(?:\\.\\d{1,3}){2})(?!172\\.(?:1[6-9]|2\\d|3[01])(?:\\.\\d{1,3}){2})" +
  "(?:[1-9]\\d?|1\\d\\d|2[01]\\d|22[0-3])(?:\\.(?:1?\\d{1,2}|2[0-4]\\d|25[0-5])){2}\\.(?:[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-4])";
const REST = "(?::\\d{2,5})?(?:[/?#]\\S*)?$";
const NAMES = `${NAME}(?:\\.${NAME})*`;
const URL_PATTERN = `^(?:(?:(?:https?|ftp):)?//)?${USER}(?:${PUBLIC}|${NAMES}${TOP})${REST}`;
/** With a scheme the name needs no top-level domain. */
const URL_WITH_SCHEME = `^(?:https?|ftp)://${USER}(?:${PUBLIC}|${NAMES}(?:${TOP})?)${REST}`;

const url: RuleCheck = (value) => {
  if (!value) return false;
  if (typeof value !== "string" || value.length > MAX_ADDRESS) return true;
  // Made when an address is checked: few forms ask for one.
  const isAddress = [URL_PATTERN, URL_WITH_SCHEME].some((source) => new RegExp(source, "i").test(value));
  return !isAddress || isEmailAddress(value);
};

const words = (text: string): number => text.trim().split(/\s+/).length;

/** How many boxes are ticked; nothing ticked is for `required` to say. */
function ofTicked(breaks: (count: number, limit: number) => boolean): RuleCheck {
  return (value, { rule }) => {
    if (typeof value !== "object" || value === null) return false;
    const boxes = Object.values(value);
    const count = boxes.filter(Boolean).length;
    return boxes.every((box) => typeof box === "boolean") && count > 0 && breaks(count, Number(rule.limit));
  };
}

/** Rules about how many words there are, or ticked boxes. */
const COUNT_RULES = {
  minWords: ofText((text, limit) => words(text) < limit),
  maxWords: (value, { rule }) => typeof value === "string" && words(value) > Number(rule.limit),
  minSelectedCount: ofTicked((count, limit) => count < limit),
  maxSelectedCount: ofTicked((count, limit) => count > limit),
} satisfies Readonly<Record<string, RuleCheck>>;

/** Longer texts fit no pattern: the bound keeps the work of an author's pattern small. */
const MAX_PATTERN_TEXT = 10_000;

/** A number or a text that begins with one; NaN for everything else. */
const numberIn = (value: JsonValue | undefined): number =>
  typeof value === "string" ? Number.parseFloat(value) : numberOf(value);

function pattern(value: JsonValue | undefined, { rule }: RuleUse): boolean {
  if (typeof value !== "string" || value === "" || rule.pattern === undefined) return false;
  return value.length > MAX_PATTERN_TEXT || !regex(rule.pattern).test(value);
}

/** Form.io itself knows no `\p{L}`; who writes it means letters of every script. */
function patternRegex(source: string): RegExp {
  return new RegExp(`^${source}$`, source.includes("\\p{") ? "u" : "");
}

const compiled = new Map<string, RegExp>();

function regex(source: string): RegExp {
  let found = compiled.get(source);
  if (found === undefined) compiled.set(source, (found = patternRegex(source)));
  return found;
}

/** Numbers and truths are never looked up, as in `@formio/core` (lodash `isEmpty`). */
function onlyAvailableItems(value: JsonValue | undefined, { component, options }: RuleUse): boolean {
  if (component.kind !== "input") return false;
  const offered = options.map((option) => option.raw ?? option.value);
  if (value === undefined || value === null || value === "") return false;
  if (typeof value === "object" ? Object.keys(value).length === 0 : typeof value !== "string") return false;
  return !(FIELD_TYPES[component.type].isOffered ?? isOffered)(value, offered);
}

function isOffered(value: JsonValue, offered: readonly JsonValue[]): boolean {
  const text = JSON.stringify(value);
  return offered.some((item) => JSON.stringify(item) === text);
}

function mask(value: JsonValue | undefined, use: RuleUse): boolean {
  const masks = use.component.kind === "input" ? use.component.settings?.masks : undefined;
  // Form.io matches what is no text as if it were empty.
  if (masks === undefined) {
    const isOther = Boolean(value) && typeof value !== "string";
    return isOther ? !regex(use.rule.pattern ?? "").test("") : pattern(value, use);
  }
  if (!isRecord(value)) return false;
  const chosen = masks.find(({ label }) => label === value["maskName"]);
  return chosen !== undefined && pattern(value["value"], { ...use, rule: { rule: "mask", ...chosen } });
}

/** Lists where none may be, and none where one must be. */
export function listRule(value: JsonValue | undefined, component: AnswerComponent): RuleName | undefined {
  if (component.kind !== "input") return undefined;
  const { takesLists, hasPlainItems, isSingle } = FIELD_TYPES[component.type];
  if (takesLists) return undefined;
  if (component.multiple) {
    const required = isRequired(component);
    if (!Array.isArray(value))
      return (value === undefined || value === null) && !required ? undefined : "array";
    if (value.length === 0) return required ? "array_nonempty" : undefined;
    return Array.isArray(value[0]) && hasPlainItems ? "nonarray" : undefined;
  }
  return isSingle?.(component.settings) && Array.isArray(value) ? "nonarray" : undefined;
}

/** Rules of `@formio/core` 2.8 that a browser checks, by the name that it reports; those about dates are `DATE_RULES`. */
export const RULES: Partial<Record<RuleName, RuleCheck>> = {
  ...COUNT_RULES,
  date,
  email,
  url,
  pattern,
  onlyAvailableItems,
  required: (value, { component }) => !isPresent(component, value),
  minLength: ofText((text, limit) => text.length < limit),
  maxLength: ofText((text, limit) => text.length > limit),
  min: (value, { rule }) =>
    !Number.isNaN(Number.parseFloat(textOf(value))) && numberIn(value) < Number(rule.limit),
  max: (value, { rule }) => value !== null && numberIn(value) > Number(rule.limit),
  number: (value) => Boolean(value) && typeof value !== "number",
  mask,
  json: (value, { rule, evaluate }) => {
    const verdict = rule.expression === undefined ? null : evaluate(rule.expression, value || null);
    if (verdict === null || verdict === true) return false;
    return typeof verdict === "string" && verdict !== "" ? verdict : true;
  },
  custom: (value, { rule, evaluate }) => {
    const verdict = rule.expression === undefined ? null : evaluate(rule.expression, value);
    if (verdict === null || verdict === true || verdict === undefined) return false;
    return typeof verdict === "string" && verdict !== "" ? verdict : true;
  },
};

/**
 * Whether an answer satisfies `required` (`@formio/core` 2.8, `componentHasValue`): a 0 does, spaces do not, an unticked
 * box does not, a "no" of other types does.
 */
function isPresent(component: AnswerComponent, value: JsonValue | undefined): boolean {
  if (component.kind === "grid") return hasRow(value);
  if (component.kind === "container") return present(value);
  if (component.settings?.masks !== undefined && isRecord(value)) return present(value["value"]);
  return (FIELD_TYPES[component.type].isPresent ?? present)(value);
}

/** A row counts when something in it does; empty rows between others are null. */
function hasRow(value: JsonValue | undefined): boolean {
  if (!Array.isArray(value)) return present(value);
  const rows = value.filter((row) => row !== null);
  return rows.every(isRecord) ? rows.some((row) => Object.values(row).some(counts)) : rows.some(counts);
}

function counts(value: JsonValue): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return typeof value === "number" ? !Number.isNaN(value) : Boolean(value);
}
