import type { GridComponent, InputComponent } from "./CompiledForm.ts";

/** Whether an answer must be given. */
export function isRequired(component: InputComponent | GridComponent): boolean {
  return component.rules?.some(({ rule }) => rule === "required") ?? false;
}
