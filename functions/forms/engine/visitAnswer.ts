import type { AnswerComponent } from "../CompiledForm.ts";
import type { Expression } from "../Expression.ts";
import { evaluateExpression, holds } from "../expressions/evaluateExpression.ts";
import type { Overlay } from "../FormState.ts";
import type { JsonValue } from "../JsonValue.ts";
import { applyLogic, withOverlay } from "./logic.ts";
import { brokenRules } from "./brokenRules.ts";
import { copyValue, getIn, isRecord, setIn, type Steps, unsetIn } from "./mutableData.ts";
import { normalized } from "./normalized.ts";
import { scopeAt } from "./scopeAt.ts";
import { setDefault } from "./setDefault.ts";
import type { Place, Walk } from "./Walk.ts";

/** A component with an answer on its way through one pass. */
export interface Visit {
  readonly walk: Walk;
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

type Entering = Pick<Visit, "walk" | "at" | "steps" | "path"> & { readonly wasSent: boolean };

/**
 * The way in: default, calculation, condition, logic, normal form, clearing, in the order of `@formio/core` 2.8
 * (`Processors`). Each pass starts from the answer that was sent.
 */
export function enterAnswer(component: AnswerComponent, given: Entering): Visit {
  const { walk, at, steps } = given;
  const order = (walk.order += 1);
  let isKept = given.wasSent;
  function get(): JsonValue | undefined {
    return getIn(walk.data, steps);
  }
  function set(value: JsonValue | undefined): void {
    if (value === undefined) unsetIn(walk.data, steps);
    else setIn(walk.data, { steps, value });
  }

  if (setDefault(component, given)) isKept = component.kind !== "input" || !NUMBERS.has(component.type);
  const { calculate } = component;
  if (calculate !== undefined && (!walk.input.onServer || calculate.onServer)) {
    const before = get();
    if (before !== undefined || !at.isDirectlyInGrid) {
      const value = evaluateExpression(calculate.value, scopeAt(given, before || null));
      if (value !== null) {
        set(value);
        isKept = true;
      }
    }
  }
  const shown = component.condition === undefined || holds(component.condition, scopeAt(given, get()));
  const logic = applyLogic(component, {
    conditionallyHidden: !shown,
    holds: (expression) => holds(expression, scopeAt(given, get())),
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
  const isElsewhere = getIn(walk.known, steps) !== undefined;
  if (conditionallyHidden && !effective.keepWhenHidden && get() !== undefined) {
    if (!isElsewhere) set(undefined);
    isKept = false;
  }
  const hidden = at.hidden || (overlay.hidden ?? effective.hidden ?? false);
  return { ...given, order, component: effective, overlay, conditionallyHidden, hidden, isKept };
}

const NUMBERS: ReadonlySet<string> = new Set(["number", "currency"]);

/** The way out, after everything inside: keeps the answer and checks its rules. */
export function leaveAnswer(visit: Visit): void {
  const { walk, steps, component, isKept } = visit;
  const value = getIn(walk.data, steps);
  const keeps = value !== undefined && isKept;
  if (component.kind === "input") {
    if (keeps) {
      setIn(walk.known, { steps, value });
      setIn(walk.kept, { steps, value });
    } else if (getIn(walk.known, steps) === undefined) {
      unsetIn(walk.kept, steps);
      // A number that is not kept is null for what comes after it.
      if (component.type === "number") setIn(walk.data, { steps, value: null });
    }
  } else leaveGroup(visit, keeps);
  check(visit);
}

/** Of a list or container only what is known inside of it is kept. */
function leaveGroup({ walk, steps, component }: Visit, keeps: boolean): void {
  if (!keeps) {
    if (getIn(walk.data, steps) === undefined) unsetIn(walk.kept, steps);
    return;
  }
  const isList = component.kind === "grid";
  const inside = getIn(walk.known, steps);
  if (inside === undefined) setIn(walk.known, { steps, value: isList ? [] : {} });
  else setIn(walk.data, { steps, value: copyValue(inside) });
  const kept = getIn(walk.kept, steps);
  if (isList ? !Array.isArray(kept) : !isRecord(kept)) setIn(walk.kept, { steps, value: isList ? [] : {} });
}

function check(visit: Visit): void {
  const { walk, component, path } = visit;
  const isShown = !visit.conditionallyHidden && !visit.hidden;
  if (component.unchecked || !(isShown || component.checkWhenHidden)) return;
  const evaluate = (expression: Expression, value: JsonValue | undefined): JsonValue | undefined =>
    evaluateExpression(expression, scopeAt(visit, value));
  const { form, input } = walk;
  const value = getIn(walk.data, visit.steps);
  for (const error of brokenRules({ form, component, path, value, now: input.now, evaluate })) {
    walk.found.errors.push({ order: visit.order, error });
  }
}
