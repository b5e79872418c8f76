import type { CompiledForm } from "./CompiledForm.ts";

/** A look at the outline of a form that was compiled elsewhere; its parts were checked when it was compiled. */
export function isCompiledForm(value: unknown): value is CompiledForm {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "version" in value &&
    typeof value.version === "string" &&
    "pages" in value &&
    Array.isArray(value.pages) &&
    value.pages.length > 0
  );
}
