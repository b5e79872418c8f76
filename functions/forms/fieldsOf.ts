import type { CompiledComponent, CompiledPage, InputComponent, AnswerComponent } from "./CompiledForm.ts";
import type { Expression } from "./Expression.ts";

/** A field with every condition that must hold for it to be shown: its own and those around it. */
export interface PlacedField {
  readonly field: InputComponent;
  readonly conditions: readonly Expression[];
}

/** All fields of a page in reading order. */
export function fieldsOf(page: CompiledPage): readonly PlacedField[] {
  const around = page.condition === undefined ? [] : [page.condition];
  return page.components.flatMap((component) => placed(component, around));
}

function placed(component: CompiledComponent, around: readonly Expression[]): readonly PlacedField[] {
  const conditions = component.condition === undefined ? around : [...around, component.condition];
  switch (component.kind) {
    case "content":
      return [];
    case "layout":
      return component.areas.flatMap((area) => area.components).flatMap((inner) => placed(inner, conditions));
    case "container":
    case "grid":
      return component.components.flatMap((inner) => placed(inner, conditions));
    case "input":
      return [{ field: component, conditions }];
  }
}

/** Whether an answer must be given. */
export function isRequired(component: AnswerComponent): boolean {
  return component.rules?.some(({ rule }) => rule === "required") ?? false;
}
