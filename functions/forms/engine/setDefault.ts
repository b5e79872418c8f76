import type { AnswerComponent } from "../CompiledForm.ts";
import { evaluateExpression } from "../expressions/evaluateExpression.ts";
import type { JsonValue } from "../JsonValue.ts";
import { copyValue, getIn, setIn, type Steps } from "./mutableData.ts";
import { scopeAt } from "./scopeAt.ts";
import type { Place, Walk } from "./Walk.ts";

interface Here {
  readonly walk: Walk;
  readonly at: Place;
}

/**
 * Sets the default where nothing was sent; true when it did. The server leaves numbers alone: one that is missing may
 * have been taken out.
 */
export function setDefault(component: AnswerComponent, visit: Here & { readonly steps: Steps }): boolean {
  if (component.defaultValue === undefined && component.customDefault === undefined) return false;
  const isNumber =
    component.kind === "input" && (component.type === "number" || component.type === "currency");
  if (visit.walk.input.onServer && isNumber) return false;
  if (getIn(visit.walk.data, visit.steps) !== undefined) return false;
  const value = ofMany(component, defaultOf(component, visit));
  if (value === undefined || value === null) return false;
  setIn(visit.walk.data, { steps: visit.steps, value });
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
