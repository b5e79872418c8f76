import type { Expression } from "./Expression.ts";
import type { JsonValue } from "./JsonValue.ts";
import type { RichText } from "./RichText.ts";

/**
 * A form ready to run: texts resolved for one language, conditions as expression trees, HTML as a tree of known tags.
 * Made from a Form.io definition (or another importer) by `adapters/form-import`; run by this folder in the browser and
 * in Lambda alike. Nothing in it is ever evaluated as code. What is not set is left out: it travels over a bad line.
 */
export interface CompiledForm {
  readonly id: string;
  readonly version: string;
  readonly locale: "de" | "en";
  readonly title: string;
  /** A wizard has a page per top-level panel, a form one page of all. */
  readonly display: "wizard" | "form";
  readonly pages: readonly CompiledPage[];
  /** Long lists that several fields share (countries); a field names one in `optionList`. */
  readonly optionLists: Readonly<Record<string, readonly Option[]>>;
  /** Paths (without row numbers) that a condition, calculation, rule or logic reads; `*`: something reads all answers. */
  readonly triggers: readonly string[];
}

export interface ComponentBase {
  readonly key: string;
  /** Shown only while it holds. */
  readonly condition?: Expression;
  /** Hidden by the author; keeps its answer. */
  readonly hidden?: true;
  /** Keeps its answer when a condition hides it (Form.io: `clearOnHide: false`). */
  readonly keepWhenHidden?: true;
  readonly logic?: readonly LogicRule[];
}

export interface CompiledPage extends ComponentBase {
  /** Stable key of the page, part of its address. */
  readonly title: string;
  readonly intro?: RichText;
  readonly components: readonly CompiledComponent[];
}

export type CompiledComponent =
  LayoutComponent | ContentComponent | ContainerComponent | GridComponent | InputComponent;

/** Groups components; adds nothing to the path of the answers. */
export interface LayoutComponent extends ComponentBase {
  readonly kind: "layout";
  readonly type: "panel" | "fieldset" | "well" | "columns" | "table" | "tabs";
  readonly label: string;
  readonly areas: readonly LayoutArea[];
}

/** A column, cell or tab; a fieldset has one. */
export interface LayoutArea {
  readonly label?: string;
  /** Twelfths of the width on a wide screen. */
  readonly width?: number;
  readonly components: readonly CompiledComponent[];
}

/** Text between fields, or a view that the portal fills. */
export interface ContentComponent extends ComponentBase {
  readonly kind: "content";
  readonly text: RichText;
  readonly view?: ContentView;
}

/** `requiredDocuments`: which documents these answers call for and what is there. */
export type ContentView = "requiredDocuments";

/** Nests the answers of its components under `path`. */
export interface ContainerComponent extends ComponentBase {
  readonly kind: "container";
  readonly path: string;
  readonly label: string;
  readonly components: readonly CompiledComponent[];
  readonly rules?: readonly Rule[];
  readonly messages?: Messages;
  readonly message?: string;
}

/** Rows of the same components; the answer is a list of rows. */
export interface GridComponent extends ComponentBase {
  readonly kind: "grid";
  readonly type: "datagrid" | "editgrid";
  readonly path: string;
  readonly label: string;
  readonly hint?: RichText;
  readonly components: readonly CompiledComponent[];
  readonly rules?: readonly Rule[];
  readonly messages?: Messages;
  readonly message?: string;
  readonly defaultValue?: JsonValue;
  readonly customDefault?: Expression;
  readonly calculate?: Calculation;
  /** Text of the button that adds a row. */
  readonly addLabel?: string;
  /** What one row is called, such as "Qualifikation". */
  readonly rowLabel?: string;
  readonly minRows?: number;
  readonly maxRows?: number;
}

export type InputType =
  | "textfield"
  | "textarea"
  | "email"
  | "phoneNumber"
  | "url"
  | "password"
  | "number"
  | "currency"
  | "select"
  | "radio"
  | "selectboxes"
  | "checkbox"
  | "datetime"
  | "day"
  | "time"
  | "tags"
  | "survey"
  | "signature"
  | "address"
  | "datamap"
  | "hidden"
  | "button"
  | "file";

/** A field with an answer at `path`: dots nest, the path of a field in rows has no row numbers (`grid.name`). */
export interface InputComponent extends ComponentBase {
  readonly kind: "input";
  readonly type: InputType;
  readonly path: string;
  readonly label: string;
  readonly hint?: RichText;
  /** Token of the HTML `autocomplete` attribute, WCAG 1.3.5. */
  readonly autocomplete?: string;
  readonly inputMode?: "text" | "numeric" | "decimal" | "email" | "tel" | "url";
  readonly prefix?: string;
  readonly suffix?: string;
  readonly disabled?: true;
  /** The answer is a list; rules hold for each item. */
  readonly multiple?: true;
  readonly options?: readonly Option[];
  /** Name of a list in `optionLists`. */
  readonly optionList?: string;
  readonly defaultValue?: JsonValue;
  readonly customDefault?: Expression;
  readonly calculate?: Calculation;
  /** In the order in which they are checked. */
  readonly rules?: readonly Rule[];
  /** Sentence per broken rule; the engine's own stands in where one is missing. */
  readonly messages?: Messages;
  /** Replaces every other sentence (Form.io: `validate.customMessage`). */
  readonly message?: string;
  readonly settings?: FieldSettings;
  /** Scope of the account that can fill this field. */
  readonly prefill?: string;
  /** Set by the portal and never by the person: path in the context of the application. */
  readonly source?: string;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export type Messages = Readonly<Partial<Record<RuleName, string>>>;

export interface Calculation {
  readonly value: Expression;
  /** Also calculated by the server (Form.io: `calculateServer`). */
  readonly onServer?: true;
}

export interface Rule {
  readonly rule: RuleName;
  /** Count, number, year, or day (`2026-11-21`, `today`, `today-16y`). */
  readonly limit?: number | string;
  /** Anchored at both ends, as Form.io does. */
  readonly pattern?: string;
  readonly expression?: Expression;
}

/** Names as Form.io writes them. */
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

/** What only some types need. */
export interface FieldSettings {
  /** Rows of a textarea. */
  readonly rows?: number;
}

/** Changes a component while its trigger holds; the definition itself never changes. */
export interface LogicRule {
  readonly trigger: Expression;
  readonly actions: readonly LogicAction[];
}

export type LogicAction =
  | { readonly type: "property"; readonly property: string; readonly value: JsonValue | Expression }
  | { readonly type: "value"; readonly value: Expression };

export interface FieldError {
  /** Of the answer, with row numbers: `grid[0].name`. */
  readonly path: string;
  readonly rule: RuleName;
  readonly message: string;
}
