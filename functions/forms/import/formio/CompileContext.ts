import type { Result } from "#domain/result.ts";
import type { RuleName } from "#forms/CompiledForm.ts";
import type { Expression } from "#forms/Expression.ts";
import type { Refusal } from "../scripts/Refusal.ts";
import type { FormRefusal } from "../FormRefusal.ts";
import type { FormioComponent } from "./formioSchema.ts";
import type { KnownComponent } from "./knownComponents.ts";

/** What is known while one definition is read. */
export interface CompileContext {
  readonly locale: "de" | "en";
  /** A text in the language asked for, found by the text itself or else by the key. */
  readonly translate: (text: string, key?: string) => string;
  readonly known: readonly KnownComponent[];
  /** Notes a refusal and goes on, so that the author sees all of them at once. */
  readonly refuse: (refusal: FormRefusal) => void;
  /** Path around the component, without row numbers. */
  readonly around: string;
  /** Rules that the form has, collected on the way. */
  readonly rules: Set<RuleName>;
}

/** The expression of a property, or undefined where it is refused; the refusals name component and line. */
export function taken(
  compiled: Result<Expression | undefined, readonly Refusal[]>,
  at: { readonly context: CompileContext; readonly component: FormioComponent; readonly property: string },
): Expression | undefined {
  if (compiled.ok) return compiled.value;
  for (const { line, message } of compiled.failure) {
    at.context.refuse({ key: at.component.key, property: at.property, line, message });
  }
  return undefined;
}
