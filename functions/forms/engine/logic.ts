import type { AnswerComponent, ComponentBase } from "../CompiledForm.ts";
import type { Expression } from "../Expression.ts";
import type { Overlay } from "../FormState.ts";
import type { JsonValue } from "../JsonValue.ts";

export interface LogicUse {
  readonly conditionallyHidden: boolean;
  readonly holds: (expression: Expression) => boolean;
  readonly evaluate: (expression: Expression) => JsonValue | undefined;
  readonly setValue: (value: JsonValue | undefined) => void;
}

export interface Applied {
  readonly overlay: Overlay;
  readonly conditionallyHidden: boolean;
}

/** What the logic of components does, once `installGroup` brought it; without it every component is as it was defined. */
export interface Logic {
  readonly apply: (component: ComponentBase, use: LogicUse) => Applied;
  /** The component as rules and normalisation see it. */
  readonly withOverlay: (component: AnswerComponent, overlay: Overlay) => AnswerComponent;
}

export const LOGIC: { run?: Logic } = {};

const UNCHANGED: Overlay = {};

export function applyLogic(component: ComponentBase, use: LogicUse): Applied {
  if (component.logic === undefined) {
    return { overlay: UNCHANGED, conditionallyHidden: use.conditionallyHidden };
  }
  if (LOGIC.run === undefined) throw new Error("The form does not name the group of its logic.");
  return LOGIC.run.apply(component, use);
}

export function withOverlay(component: AnswerComponent, overlay: Overlay): AnswerComponent {
  return overlay === UNCHANGED ? component : (LOGIC.run?.withOverlay(component, overlay) ?? component);
}
