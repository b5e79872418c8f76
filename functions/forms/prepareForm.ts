import type { CompiledForm } from "./CompiledForm.ts";
import { needsCalculations } from "./expressions/evaluateExpression.ts";
import type { FurtherParts } from "./furtherParts.ts";

/** A form that can be run: its definition, with what its expressions call and what checks its rules. */
export interface PreparedForm extends CompiledForm {
  /** Undefined only where the form does not need them (`needsFurtherParts`). */
  readonly further: FurtherParts | undefined;
}

export function prepareForm(form: CompiledForm, further: FurtherParts | undefined): PreparedForm {
  return { ...form, further };
}

type FurtherRule = keyof FurtherParts["rules"];

const FURTHER_RULES: Readonly<Record<FurtherRule, true>> = {
  day: true,
  requiredDay: true,
  time: true,
  minDate: true,
  maxDate: true,
  minYear: true,
  maxYear: true,
  year: true,
};

/** Whether a rule is checked by a part that may have to be loaded first. */
export function isFurtherRule(rule: string): rule is FurtherRule {
  return Object.hasOwn(FURTHER_RULES, rule);
}

export function needsFurtherParts(form: CompiledForm): boolean {
  return needsCalculations(form) || hasFurtherRule(form);
}

function hasFurtherRule(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  const isRule = "rule" in part && typeof part.rule === "string" && isFurtherRule(part.rule);
  return isRule || Object.values(part).some(hasFurtherRule);
}
