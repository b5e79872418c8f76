import type { AnswerComponent, ComponentBase, Rule, TextTemplate } from "../CompiledForm.ts";
import type { Expression } from "../Expression.ts";
import type { Overlay } from "../FormState.ts";
import type { JsonValue } from "../JsonValue.ts";

export interface LogicUse {
  readonly conditionallyHidden: boolean;
  readonly isTrue: (expression: Expression) => boolean;
  readonly evaluate: (expression: Expression) => JsonValue | undefined;
  readonly setValue: (value: JsonValue | undefined) => void;
}

export interface Applied {
  readonly overlay: Overlay;
  readonly conditionallyHidden: boolean;
}

const UNCHANGED: Overlay = {};

/**
 * What the logic of a component changes now (`@formio/core` 2.8, `utils/logic`). The definition stays as it is: core
 * changes it, and what one row changed is then changed for the next row too.
 */
export function applyLogic(component: ComponentBase, use: LogicUse): Applied {
  let overlay = UNCHANGED;
  let { conditionallyHidden } = use;
  for (const rule of component.logic ?? []) {
    if (!use.isTrue(rule.trigger)) continue;
    for (const action of rule.actions) {
      switch (action.type) {
        case "flag":
          if (action.property === "hidden") {
            const hidden = overlay.hidden ?? (overlay.component ?? component).hidden ?? false;
            if (hidden !== action.value) conditionallyHidden = action.value;
          }
          overlay = { ...overlay, [action.property]: action.value };
          break;
        case "text": {
          const text = textOf(action.value, use.evaluate);
          overlay = { ...overlay, [action.property]: action.property === "hint" ? [text] : text };
          break;
        }
        case "value":
          use.setValue(use.evaluate(action.value));
          break;
        case "merge":
          overlay = { ...overlay, component: action.component };
          break;
      }
    }
  }
  return { overlay, conditionallyHidden };
}

function textOf(template: TextTemplate, evaluate: (expression: Expression) => JsonValue | undefined): string {
  return template
    .map((part) => {
      if (typeof part === "string") return part;
      const value = evaluate(part.from);
      return value === undefined || value === null || typeof value === "object" ? "" : String(value);
    })
    .join("");
}

/** The component as rules and normalisation see it. */
export function withOverlay(component: AnswerComponent, overlay: Overlay): AnswerComponent {
  const { component: merged, label, required } = overlay;
  const base =
    merged !== undefined && "path" in merged && merged.kind === component.kind ? merged : component;
  if (label === undefined && required === undefined) return base;
  const others = base.rules?.filter(({ rule }) => rule !== "required") ?? [];
  const rules = required === undefined ? base.rules : required ? [...others, REQUIRED] : others;
  return { ...base, label: label ?? base.label, ...(rules !== undefined && { rules }) };
}

const REQUIRED: Rule = { rule: "required" };
