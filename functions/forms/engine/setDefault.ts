import type { AnswerComponent } from "../CompiledForm.ts";
import { evaluateExpression } from "../expressions/evaluateExpression.ts";
import type { JsonValue } from "../JsonValue.ts";
import { FIELD_TYPES } from "../types/fieldTypes.ts";
import { copyValue, getIn, setIn, type Steps } from "./mutableData.ts";
import { scopeAt } from "./scopeAt.ts";
import type { Place, EvaluationPass } from "./EvaluationPass.ts";

interface Here {
  readonly pass: EvaluationPass;
  readonly at: Place;
}

/**
 * Sets the default where nothing was sent; true when it did. The server leaves numbers alone: one that is missing may
 * have been taken out.
 */
export function setDefault(component: AnswerComponent, visit: Here & { readonly steps: Steps }): boolean {
  if (component.defaultValue === undefined && component.customDefault === undefined) return false;
  const isNumber = component.kind === "input" && FIELD_TYPES[component.type].isNumeric;
  if (visit.pass.input.onServer && isNumber) return false;
  if (getIn(visit.pass.data, visit.steps) !== undefined) return false;
  const value = ofMany(component, defaultOf(component, visit));
  if (value === undefined || value === null) return false;
  setIn(visit.pass.data, { steps: visit.steps, value });
  return true;
}

function defaultOf(component: AnswerComponent, visit: Here): JsonValue | undefined {
  const calculated =
    component.customDefault === undefined
      ? undefined
      : evaluateExpression(component.customDefault, scopeAt(visit, null));
  const { defaultValue } = component;
  return calculated ?? (defaultValue === undefined ? undefined : copyValue(defaultValue));
}

function ofMany(component: AnswerComponent, value: JsonValue | undefined): JsonValue | undefined {
  const isList = component.kind === "input" && component.multiple === true && !Array.isArray(value);
  return isList && value !== undefined ? (value ? [value] : []) : value;
}
