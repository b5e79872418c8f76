import type { FieldError } from "../CompiledForm.ts";
import type { Overlay } from "../FormState.ts";
import type { JsonValue } from "../JsonValue.ts";

/** What a walk over one part of a form found. */
export interface Outcome {
  /** Paths of what is shown, in reading order. */
  readonly visible: readonly string[];
  readonly overlays: readonly (readonly [string, Overlay])[];
  readonly errors: readonly FieldError[];
  /** Of a page or layout, for what stands in it. */
  readonly conditionallyHidden: boolean;
  readonly hidden: boolean;
  /** What expressions after it see of its answer, where that is not what was sent: a number that is missing is null. */
  readonly seen?: { readonly value: JsonValue | undefined };
  /** Its answer is not what was sent: with the next change it is walked again. */
  readonly isRestless?: true;
}
