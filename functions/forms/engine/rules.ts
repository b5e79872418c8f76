import type { AnswerComponent, RuleName } from "../CompiledForm.ts";
import type { JsonValue } from "../JsonValue.ts";
import { isRequired } from "../isRequired.ts";
import { date, email } from "./textRules.ts";
import { isPresent } from "./isPresent.ts";
import { isRecord } from "./mutableData.ts";
import type { RuleCheck, RuleUse } from "./RuleUse.ts";
import { numberOf, textOf } from "./textOf.ts";

/** Longer texts fit no pattern: the bound keeps the work of an author's pattern small. */
const MAX_PATTERN_TEXT = 10_000;

/** A rule about a text; other answers do not break it. */
export function ofText(breaks: (text: string, limit: number) => boolean): RuleCheck {
  return (value, { rule }) => typeof value === "string" && value !== "" && breaks(value, Number(rule.limit));
}

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
  if (typeof value === "string") {
    return value !== "" && component.type !== "selectboxes" && !offered.includes(value);
  }
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) return false;
  if (component.type === "selectboxes") return Object.keys(value).some((key) => !offered.includes(key));
  const text = JSON.stringify(value);
  return component.type === "radio" || !offered.some((item) => JSON.stringify(item) === text);
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
  if (component.kind !== "input" || component.type === "select") return undefined;
  const { type, multiple } = component;
  if ((type === "hidden" || type === "address" || type === "textarea") && !multiple) return undefined;
  if (type === "textarea") return undefined;
  if (multiple) {
    const required = isRequired(component);
    if (!Array.isArray(value))
      return (value === undefined || value === null) && !required ? undefined : "array";
    if (value.length === 0) return required ? "array_nonempty" : undefined;
    return Array.isArray(value[0]) && TYPED.has(type) ? "nonarray" : undefined;
  }
  const isList = type === "textfield" || (type === "tags" && component.settings?.storeAs === "string");
  return isList && Array.isArray(value) ? "nonarray" : undefined;
}

/** Types whose items cannot be lists themselves. */
const TYPED: ReadonlySet<string> = new Set(
  "textfield password email url phoneNumber day datetime time signature number currency checkbox radio address datamap".split(
    " ",
  ),
);

/** Rules of `@formio/core` 2.8 that a browser checks, by the name that it reports; `installGroup` adds to them. */
export const RULES: Partial<Record<RuleName, RuleCheck>> = {
  date,
  email,
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
