/**
 * A form ready to run: texts resolved for one language, conditions as expression trees, pages as separate parts.
 * Made from a Form.io definition by `adapters/form-import`; run by this folder in the browser and in Lambda alike.
 * Nothing in it is ever evaluated as code.
 */
export interface CompiledForm {
  readonly id: string;
  readonly version: string;
  readonly locale: "de" | "en";
  readonly title: string;
  readonly pages: readonly CompiledPage[];
}

export interface CompiledPage {
  /** Stable key of the page, part of its address. */
  readonly key: string;
  readonly title: string;
  readonly intro: string | null;
  readonly condition: Expression | null;
  readonly components: readonly CompiledComponent[];
}

export type CompiledComponent = LayoutComponent | ContentComponent | InputComponent;

/** Groups fields on the page; adds nothing to the path of the data. */
export interface LayoutComponent {
  readonly type: "fieldset";
  readonly key: string;
  readonly label: string;
  readonly condition: Expression | null;
  readonly components: readonly CompiledComponent[];
}

/** Text between fields. */
export interface ContentComponent {
  readonly type: "content";
  readonly key: string;
  readonly text: string;
  readonly condition: Expression | null;
}

export type InputType =
  | "textfield"
  | "textarea"
  | "email"
  | "phoneNumber"
  | "select"
  | "radio"
  | "selectboxes"
  | "checkbox"
  | "day"
  | "file";

/** A field with an answer at `path` (dots nest, as in Form.io). */
export interface InputComponent {
  readonly type: InputType;
  readonly key: string;
  readonly path: string;
  readonly label: string;
  readonly hint: string | null;
  /** Token of the HTML `autocomplete` attribute, WCAG 1.3.5. */
  readonly autocomplete: string | null;
  readonly inputMode: "text" | "numeric" | "email" | "tel" | null;
  readonly condition: Expression | null;
  readonly options: readonly Option[];
  readonly defaultValue: JsonValue | null;
  readonly rules: Rules;
  /** Sentence per broken rule, from the definition; the engine's own sentence stands in where one is missing. */
  readonly messages: Readonly<Partial<Record<RuleName, string>>>;
  /** Rows of a textarea. */
  readonly rows: number | null;
  /** Scope of the account that can fill this field. */
  readonly prefill: string | null;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Rules {
  readonly required: boolean;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** Anchored at both ends, as Form.io does. */
  readonly pattern: string | null;
  /** Earliest and latest day, ISO date or `today` with an offset in years such as `today-16y`. */
  readonly minDate: string | null;
  readonly maxDate: string | null;
}

export type RuleName =
  | "required"
  | "minLength"
  | "maxLength"
  | "pattern"
  | "email"
  | "phoneNumber"
  | "day"
  | "minDate"
  | "maxDate"
  | "option"
  | "type";

export type Expression =
  | { readonly op: "all" | "any"; readonly of: readonly Expression[] }
  | { readonly op: "not"; readonly of: Expression }
  | { readonly op: "equals"; readonly path: string; readonly value: JsonValue }
  | { readonly op: "includes"; readonly path: string; readonly value: JsonValue }
  | { readonly op: "empty"; readonly path: string };

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export interface FieldError {
  readonly path: string;
  readonly rule: RuleName;
  readonly message: string;
}
