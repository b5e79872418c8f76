import type { AnswerComponent, FieldError, Rule, RuleName } from "#forms/CompiledForm.ts";
import type { Expression } from "#forms/Expression.ts";
import { filledSentence } from "#forms/filledSentence.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { optionsOf } from "#forms/optionsOf.ts";
import { isFurtherRule, type PreparedForm } from "#forms/prepareForm.ts";
import type { RuleCheck } from "./RuleUse.ts";
import { listRule, RULES } from "./rules.ts";
import { joined } from "../values/textOf.ts";

export interface Checked {
  readonly form: Pick<PreparedForm, "sentences" | "optionLists" | "further">;
  /** As logic made it. */
  readonly component: AnswerComponent;
  readonly path: string;
  readonly value: JsonValue | undefined;
  readonly now: string;
  readonly evaluate: (expression: Expression, value: JsonValue | undefined) => JsonValue | undefined;
}

/**
 * Broken rules of one answer, each once. Items of a list are checked one by one. What `@formio/core` 2.8 asks of the
 * whole list first is asked here too: some rules look at texts only and so never at the items of a list.
 */
export function brokenRules(checked: Checked): readonly FieldError[] {
  const { component, value } = checked;
  const found: FieldError[] = [];
  const said = new Set<string>();
  const isMultiple = component.kind === "input" && component.multiple === true;
  const items = isMultiple && Array.isArray(value) && value.length > 0 ? value : undefined;
  const report = (
    rule: RuleName,
    at: { readonly own?: string; readonly limit?: Rule["limit"]; index?: number },
  ) => {
    const key = component.message ?? at.own ?? rule;
    if (said.has(key)) return;
    said.add(key);
    const name = rule === "requiredDay" || rule === "year" ? "day" : rule;
    found.push({
      path: checked.path,
      ...(at.index !== undefined && { index: at.index }),
      rule: name,
      message: sentence(checked, { ...at, rule }),
    });
  };
  const options = component.kind === "input" ? optionsOf(checked.form, component) : [];
  const check = (
    rule: Rule,
    { item, index }: { readonly item: JsonValue | undefined; readonly index?: number },
  ): void => {
    const { now, evaluate } = checked;
    const verdict = checkOf(rule.rule, checked)?.(item, { rule, component, options, now, evaluate });
    if (!verdict) return;
    const own = typeof verdict === "string" ? { own: verdict } : {};
    report(rule.rule, { ...own, limit: rule.limit, ...(index !== undefined && { index }) });
  };
  const rules = component.rules ?? [];
  const checkList = (): void => {
    const list = listRule(value, component);
    if (list !== undefined) report(list, {});
  };
  if (items === undefined) {
    const asked = rules.filter(({ rule }) => !(isMultiple && isEmptyList(value) && NOT_OF_LISTS.has(rule)));
    for (const rule of asked) if (!AFTER_LIST.has(rule.rule)) check(rule, { item: value });
    checkList();
    for (const rule of asked) if (AFTER_LIST.has(rule.rule)) check(rule, { item: value });
  } else {
    const ofItems = rules.filter(
      ({ rule }) => !TEXT_ONLY.has(rule) && (rule !== "min" || beginsWithNumber(items)),
    );
    for (const [index, item] of items.entries()) for (const rule of ofItems) check(rule, { item, index });
    checkList();
  }
  return found;
}

function checkOf(rule: RuleName, { form }: Checked): RuleCheck | undefined {
  if (!isFurtherRule(rule)) return RULES[rule];
  if (form.further === undefined) throw new Error("The form was prepared without its rules about dates.");
  return form.further.rules[rule];
}

/** Rules that core checks after the one about lists. */
const AFTER_LIST: ReadonlySet<RuleName> = new Set([
  "pattern",
  "required",
  "requiredDay",
  "time",
  "url",
  "number",
  "custom",
  "onlyAvailableItems",
]);
const TEXT_ONLY: ReadonlySet<RuleName> = new Set(["maxLength", "pattern", "minWords"]);
const NOT_OF_LISTS: ReadonlySet<RuleName> = new Set(["date", "url", "number"]);

function isEmptyList(value: JsonValue | undefined): boolean {
  return Array.isArray(value) && value.length === 0;
}

function beginsWithNumber(items: readonly JsonValue[]): boolean {
  return !Number.isNaN(Number.parseFloat(joined(items, ",")));
}

/** The definition's sentence for everything, the one for this rule, or ours. */
function sentence(
  { component, form }: Checked,
  broken: { readonly rule: RuleName; readonly own?: string; readonly limit?: Rule["limit"] },
): string {
  return (
    component.message ??
    broken.own ??
    component.messages?.[broken.rule] ??
    filledSentence(form.sentences[broken.rule] ?? broken.rule, {
      label: component.label,
      limit: broken.limit,
    })
  );
}
