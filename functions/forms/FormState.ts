import type { CompiledComponent, FieldError } from "./CompiledForm.ts";
import type { FormAnswers } from "./JsonValue.ts";
import type { RichText } from "./RichText.ts";

export interface FormInput {
  readonly data: FormAnswers;
  /** Values the portal owns: fields with a `source` take them, whatever the person sent. */
  readonly context?: FormAnswers;
  /** ISO instant: the only clock. */
  readonly now: string;
  /** Form.io's `config.server`: only what is calculated by the server is calculated. */
  readonly onServer?: boolean;
  /** Answers that the form does not know: dropped, or kept by a browser that has not loaded every page yet. */
  readonly unknown?: "drop" | "keep";
}

export interface FormState {
  /** Keys of the pages shown. */
  readonly pages: readonly string[];
  /**
   * Everything shown, in reading order: fields, containers and rows by the path of their answer (`grid[0].name`),
   * layouts and texts by their key after the path of what they stand in (`shownPath.ts`: `grid[0].#note`, at the top `#note`).
   */
  readonly visible: ReadonlySet<string>;
  /** The answers as the form keeps them: cleared, with defaults, calculated, normalised. */
  readonly data: FormAnswers;
  /** Broken rules in reading order. */
  readonly errors: readonly FieldError[];
  /** What logic changed now, by the paths of `visible`. */
  readonly overlays: ReadonlyMap<string, Overlay>;
}

/** A component as logic made it. What is not there is as the form says. */
export interface Overlay {
  readonly hidden?: boolean;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly label?: string;
  readonly hint?: RichText;
  readonly placeholder?: string;
  /** The whole component, where logic changed more than the above; the above still goes first. */
  readonly component?: CompiledComponent;
}
