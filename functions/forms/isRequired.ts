import type { AnswerComponent } from "./CompiledForm.ts";

/** Whether an answer must be given. */
export function isRequired(component: AnswerComponent): boolean {
  return component.rules?.some(({ rule }) => rule === "required") ?? false;
}
