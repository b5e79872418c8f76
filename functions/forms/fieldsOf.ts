import type { CompiledComponent, CompiledPage, Expression, InputComponent } from "./CompiledForm.ts";

/** A field with every condition that must hold for it to be shown: its own and those around it. */
export interface PlacedField {
  readonly field: InputComponent;
  readonly conditions: readonly Expression[];
}

/** All fields of a page in reading order. */
export function fieldsOf(page: CompiledPage): readonly PlacedField[] {
  const around = page.condition === null ? [] : [page.condition];
  return page.components.flatMap((component) => placed(component, around));
}

function placed(component: CompiledComponent, around: readonly Expression[]): readonly PlacedField[] {
  const conditions = component.condition === null ? around : [...around, component.condition];
  if (component.type === "content") return [];
  if (component.type === "fieldset")
    return component.components.flatMap((inner) => placed(inner, conditions));
  return [{ field: component, conditions }];
}
