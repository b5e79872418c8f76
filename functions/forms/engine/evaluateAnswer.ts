import type { AnswerComponent, InputComponent } from "../CompiledForm.ts";
import type { Expression } from "../Expression.ts";
import { evaluateExpression, isTrue } from "../expressions/evaluateExpression.ts";
import type { Overlay } from "../FormState.ts";
import type { JsonValue } from "../JsonValue.ts";
import { FIELD_TYPES } from "../types/fieldTypes.ts";
import { applyLogic, withOverlay } from "./applyLogic.ts";
import { brokenRules } from "./rules/brokenRules.ts";
import { copyValue, getIn, isRecord, setIn, type Steps, unsetIn } from "./mutableData.ts";
import { scopeAt } from "./scopeAt.ts";
import { setDefault } from "./setDefault.ts";
import type { Place, EvaluationPass } from "./EvaluationPass.ts";
import { isRequired } from "../fieldsOf.ts";

/** A component with an answer on its way through one pass. */
export interface Visit {
  readonly pass: EvaluationPass;
  readonly at: Place;
  readonly steps: Steps;
  readonly path: string;
  readonly order: number;
  /** As logic made it. */
  readonly component: AnswerComponent;
  readonly overlay: Overlay;
  readonly conditionallyHidden: boolean;
  readonly hidden: boolean;
  /** Whether the server keeps the answer. */
  readonly isKept: boolean;
}

type Entering = Pick<Visit, "pass" | "at" | "steps" | "path"> & { readonly wasSent: boolean };

/**
 * The way in: default, calculation, condition, logic, normal form, clearing, in the order of `@formio/core` 2.8
 * (`Processors`). Each pass starts from the answer that was sent.
 */
export function enterAnswer(component: AnswerComponent, given: Entering): Visit {
  const { pass, at, steps } = given;
  const order = (pass.order += 1);
  let isKept = given.wasSent;
  function get(): JsonValue | undefined {
    return getIn(pass.data, steps);
  }
  function set(value: JsonValue | undefined): void {
    if (value === undefined) unsetIn(pass.data, steps);
    else setIn(pass.data, { steps, value });
  }

  if (setDefault(component, given))
    isKept = component.kind !== "input" || !FIELD_TYPES[component.type].isNumeric;
  const { calculate } = component;
  if (calculate !== undefined && (!pass.input.onServer || calculate.onServer)) {
    const before = get();
    if (before !== undefined || !at.isDirectlyInGrid) {
      const value = evaluateExpression(calculate.value, scopeAt(given, before || null));
      if (value !== null) {
        set(value);
        isKept = true;
      }
    }
  }
  const shown = component.condition === undefined || isTrue(component.condition, scopeAt(given, get()));
  const logic = applyLogic(component, {
    conditionallyHidden: !shown,
    isTrue: (expression) => isTrue(expression, scopeAt(given, get())),
    evaluate: (expression) => evaluateExpression(expression, scopeAt(given, get())),
    setValue: (value) => {
      set(value);
      isKept = true;
    },
  });
  const { overlay } = logic;
  const effective = withOverlay(component, overlay);
  const value = get();
  const normal = effective.kind === "input" ? normalized(effective, value) : (value ?? undefined);
  if (normal === undefined) isKept = false;
  else if (normal !== value) {
    set(normal);
    isKept = true;
  }
  const conditionallyHidden = at.conditionallyHidden || logic.conditionallyHidden;
  // Of two components with one answer the hidden one does not clear what the shown one keeps.
  const isElsewhere = getIn(pass.known, steps) !== undefined;
  if (conditionallyHidden && !effective.keepWhenHidden && get() !== undefined) {
    if (!isElsewhere) set(undefined);
    isKept = false;
  }
  const hidden = at.hidden || (overlay.hidden ?? effective.hidden ?? false);
  return { ...given, order, component: effective, overlay, conditionallyHidden, hidden, isKept };
}

/** The way out, after everything inside: keeps the answer and checks its rules. */
export function leaveAnswer(visit: Visit): void {
  const { pass, steps, component, isKept } = visit;
  const value = getIn(pass.data, steps);
  const keeps = value !== undefined && isKept;
  if (component.kind === "input") {
    if (keeps) {
      setIn(pass.known, { steps, value });
      setIn(pass.kept, { steps, value });
    } else if (getIn(pass.known, steps) === undefined) {
      unsetIn(pass.kept, steps);
      // A number that is not kept is null for what comes after it.
      if (FIELD_TYPES[component.type].leavesNull) setIn(pass.data, { steps, value: null });
    }
  } else leaveGroup(visit, keeps);
  check(visit);
}

/** Of a list or container only what is known inside of it is kept. */
function leaveGroup({ pass, steps, component }: Visit, keeps: boolean): void {
  if (!keeps) {
    if (getIn(pass.data, steps) === undefined) unsetIn(pass.kept, steps);
    return;
  }
  const isList = component.kind === "grid";
  const inside = getIn(pass.known, steps);
  if (inside === undefined && component.kind === "container" && component.dropsEmpty) return;
  if (inside === undefined) setIn(pass.known, { steps, value: isList ? [] : {} });
  else setIn(pass.data, { steps, value: copyValue(inside) });
  const kept = getIn(pass.kept, steps);
  if (isList ? !Array.isArray(kept) : !isRecord(kept)) setIn(pass.kept, { steps, value: isList ? [] : {} });
}

function check(visit: Visit): void {
  const { pass, component, path } = visit;
  const isShown = !visit.conditionallyHidden && !visit.hidden;
  if (component.unchecked || !(isShown || component.checkWhenHidden)) return;
  const evaluate = (expression: Expression, value: JsonValue | undefined): JsonValue | undefined =>
    evaluateExpression(expression, scopeAt(visit, value));
  const { form, input } = pass;
  const value = getIn(pass.data, visit.steps);
  for (const error of brokenRules({ form, component, path, value, now: input.now, evaluate })) {
    pass.result.errors.push({ order: visit.order, error });
  }
}

/**
 * The answer as Form.io keeps it (`@formio/core` 2.8, `process/normalize`), or undefined where it keeps none. Only
 * a list that need not be given becomes an empty one.
 */
function normalized(field: InputComponent, value: JsonValue | undefined): JsonValue | undefined {
  if (field.multiple && !isRequired(field) && !Array.isArray(value)) return value ? [value] : [];
  const { normalize } = FIELD_TYPES[field.type];
  return (normalize === undefined ? value : normalize(value, field)) ?? undefined;
}
