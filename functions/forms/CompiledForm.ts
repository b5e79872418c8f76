import type { CopiesOfState } from "#domain/directory/Region.ts";
import type { Expression } from "./Expression.ts";
import type { JsonValue } from "./JsonValue.ts";
import type { RichText } from "./RichText.ts";

/**
 * A form ready to run: texts resolved for one language, conditions as expression trees, HTML as a tree of known tags.
 * Made from a Form.io definition (or another importer) by `forms/import`; run by this folder in the browser and
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
  /** The fee, or the part of it, that depends on the answers, in euro cents. Not in the first part. */
  readonly fee?: Expression;
  /** What the portal says of a broken rule, with places for `{label}` and `{limit}`: of rules that the form has. */
  readonly sentences: Messages;
  /** Long lists that several fields share (countries); a field names one in `optionList`. */
  readonly optionLists: Readonly<Record<string, readonly Option[]>>;
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
  /**
   * Paths (without row numbers) of the answers that its condition, logic, calculations and rules read; `*`: all. What
   * has expressions and does not say reads all.
   */
  readonly reads?: readonly string[];
}

export interface CompiledPage extends ComponentBase {
  /** Stable key of the page, part of its address. */
  readonly title: string;
  readonly intro?: RichText;
  readonly components: readonly CompiledComponent[];
  /** Its components are still to come: a browser loads the first page before the others. */
  readonly deferred?: true;
  /** Stands outside of every page of a wizard: evaluated, never shown as a page. */
  readonly aside?: true;
}

export type CompiledComponent =
  | LayoutComponent
  | ContentComponent
  | ContainerComponent
  | GridComponent
  | InputComponent;

/** What has an answer at `path`: dots nest, and paths of components in rows have no row numbers (`grid.name`). */
export type AnswerComponent = ContainerComponent | GridComponent | InputComponent;

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
  /** Something to look at before going on; never an error. */
  readonly tone?: "warning";
}

/** `requiredDocuments`: which documents these answers call for and what is there. */
export type ContentView = "requiredDocuments";

/** What every component with an answer can have. */
export interface AnswerBase extends ComponentBase {
  readonly path: string;
  readonly label: string;
  readonly defaultValue?: JsonValue;
  readonly customDefault?: Expression;
  readonly calculate?: Calculation;
  /** In the order in which they are checked. */
  readonly rules?: readonly Rule[];
  /** Sentence per broken rule; the engine's own stands in where one is missing. */
  readonly messages?: Messages;
  /** Replaces every other sentence (Form.io: `validate.customMessage`). */
  readonly message?: string;
  /** Rules hold although it is hidden (Form.io: `validateWhenHidden`). */
  readonly checkWhenHidden?: true;
  /** No rule is ever checked (Form.io: `persistent: false` or `input: false`). */
  readonly unchecked?: true;
}

/** Nests the answers of its components under `path`. */
export interface ContainerComponent extends AnswerBase {
  readonly kind: "container";
  readonly components: readonly CompiledComponent[];
  /** Without answers inside it has none: Form.io drops an empty container with texts between its fields. */
  readonly dropsEmpty?: true;
}

/** Rows of the same components; the answer is a list of rows. */
export interface GridComponent extends AnswerBase {
  readonly kind: "grid";
  readonly type: "datagrid" | "editgrid";
  readonly hint?: RichText;
  readonly components: readonly CompiledComponent[];
  /** Text of the button that adds a row. */
  readonly addLabel?: string;
  /** What one row is called, such as "Qualifikation". */
  readonly rowLabel?: string;
  /** How many rows can be removed and added; not a rule, as in Form.io. */
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

export interface InputComponent extends AnswerBase {
  readonly kind: "input";
  readonly type: InputType;
  readonly hint?: RichText;
  readonly placeholder?: string;
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
  /** Path of an answer that lists which of the options are offered now. */
  readonly optionsIn?: string;
  readonly settings?: FieldSettings;
  /** Scope of the account that can fill this field. */
  readonly prefill?: string;
  /** Answer that the account's value needs: to whom of two people it belongs. */
  readonly prefillWhen?: { readonly path: string; readonly value: string };
  /** Keys of the fields beside it whose answers it writes in Latin letters: in documents it leads, they stand behind it. */
  readonly latinOf?: readonly string[];
  /** What is handed in of a document. */
  readonly wanted?: WantedDocument;
  /** Set by the portal and never by the person: path in the context of the application. */
  readonly source?: string;
}

/** Original or copy, and in which language, in words. */
export interface WantedDocument {
  /** `plain`, unless the state where the application goes wants more of certificates. */
  readonly copies?: Readonly<Record<"plain", string> & Partial<Record<CopiesOfState, string>>>;
  readonly translation?: string;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** The answer itself where it is no text. */
  readonly raw?: JsonValue;
}

export type Messages = Readonly<Partial<Record<RuleName, string>>>;

export interface Calculation {
  readonly value: Expression;
  /** Also calculated by the server (Form.io: `calculateServer`). */
  readonly onServer?: true;
  /** The person may change the value (Form.io: `allowCalculateOverride`). */
  readonly overridable?: true;
}

export interface Rule {
  readonly rule: RuleName;
  /** Count, number, year, or day: an ISO date or time, or `now` with steps such as `now-16y` or `now+3M-1d`. */
  readonly limit?: number | string;
  /** Anchored at both ends, as Form.io does. */
  readonly pattern?: string;
  readonly expression?: Expression;
  /** Parts of a day that must be given. */
  readonly parts?: readonly DayPart[];
}

/** Names as `@formio/core` reports them; `requiredDay` and `year` are reported as `day`, `year` and `exhausted` are the portal's own. */
export type RuleName =
  | "date"
  | "day"
  | "email"
  | "json"
  | "mask"
  | "maxDate"
  | "maxLength"
  | "maxSelectedCount"
  | "max"
  | "maxWords"
  | "maxYear"
  | "minDate"
  | "minLength"
  | "minSelectedCount"
  | "min"
  | "minWords"
  | "minYear"
  | "array"
  | "array_nonempty"
  | "nonarray"
  | "pattern"
  | "required"
  | "requiredDay"
  | "time"
  | "url"
  | "year"
  | "number"
  | "custom"
  | "onlyAvailableItems"
  | "exhausted";

export type DayPart = "day" | "month" | "year";

/** What only some types need. */
export interface FieldSettings {
  /** Rows of a textarea. */
  readonly rows?: number;
  /** Mask to format with when the field is left: `9` a digit, `a` a letter, `*` either. */
  readonly mask?: string;
  /** Several masks to choose from: the answer is `{ value, maskName }`. */
  readonly masks?: readonly { readonly label: string; readonly mask: string; readonly pattern: string }[];
  readonly case?: "uppercase" | "lowercase";
  /** Spaces around and between words are cut. */
  readonly trimSpaces?: true;
  /** Decimal places at most. */
  readonly decimals?: number;
  /** What is counted: people may write it behind the number, and years for months. */
  readonly unit?: "hours" | "months";
  /** Thousands are set apart. */
  readonly grouped?: true;
  /** ISO 4217. */
  readonly currency?: string;
  /** `DD/MM/YYYY` instead of `MM/DD/YYYY`. */
  readonly dayFirst?: true;
  /** Parts of a day that are not asked for. */
  readonly hiddenParts?: readonly DayPart[];
  /** The day, or the day and the month, may be unknown: they are kept as `00`. */
  readonly partlyUnknown?: true;
  /** A datetime without time or without date. */
  readonly withoutTime?: true;
  readonly withoutDate?: true;
  /** Bounds of a datetime hold to the second and not to the day. */
  readonly exactBounds?: true;
  /** How a time is shown and kept, such as `HH:mm` and `HH:mm:ss`. */
  readonly timeShown?: string;
  readonly timeKept?: string;
  /** How a choice is kept; without one, texts that look like numbers or truths become these. */
  readonly dataType?: "string" | "number" | "boolean" | "object";
  /** Choices stand in one row. */
  readonly inline?: true;
  /** Tags: a list instead of one text, and what separates them in the text. */
  readonly storeAs?: "string" | "array";
  readonly delimiter?: string;
  readonly maxTags?: number;
  /** Survey: what is asked; `options` are the answers. */
  readonly questions?: readonly Option[];
  /** Address: also by hand, kept as `{ mode, address }`. */
  readonly manualMode?: true;
  /** Files: endings, and bytes at most and at least. */
  readonly filePattern?: string;
  readonly maxBytes?: number;
  readonly minBytes?: number;
  /** Datamap: heading of the keys, and the field for the values. */
  readonly keyLabel?: string;
  readonly valueField?: InputComponent;
}

/** Changes a component while its trigger holds; the definition itself never changes. */
export interface LogicRule {
  readonly trigger: Expression;
  readonly actions: readonly LogicAction[];
}

export type LogicAction =
  | { readonly type: "flag"; readonly property: "hidden" | "disabled" | "required"; readonly value: boolean }
  | {
      readonly type: "text";
      readonly property: "label" | "hint" | "placeholder";
      readonly value: TextTemplate;
    }
  | { readonly type: "value"; readonly value: Expression }
  /** Takes the place of the component, merged with what the definition adds. */
  | { readonly type: "merge"; readonly component: CompiledComponent };

/** Texts and, between them, paths of answers that are filled in (`{{ data.name }}`). */
export type TextTemplate = readonly (string | { readonly from: Expression })[];

export interface FieldError {
  /** Of the answer, with row numbers: `grid[0].name`; empty for the form as a whole. */
  readonly path: string;
  /** Of a list answer (`multiple`): number of the first item that is wrong. */
  readonly index?: number;
  readonly rule: RuleName;
  readonly message: string;
}
