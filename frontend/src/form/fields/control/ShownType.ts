import type { InputComponent, Option } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import type { AnsweredFile, FieldComponent } from "./useControl.ts";
import { textOf } from "./answerText.ts";
import type { Locale } from "#ui/i18n/locales.ts";

/** How a type of field is shown. */
export interface ShownType {
  readonly Control: FieldComponent;
  readonly summary: Summary;
}

/** How answers of a type read in words. */
export interface Summary {
  /** Lines, none when nothing was answered. */
  readonly lines: (field: InputComponent, use: SummaryUse) => readonly string[];
  /** The words are of the page's language, not of the form's. */
  readonly isOfPage?: true;
  /** Several answers read as one. */
  readonly isWhole?: true;
}

export interface SummaryUse {
  readonly value: JsonValue | undefined;
  readonly options: readonly Option[];
  readonly locale: Locale;
  /** What stands in no answer. */
  readonly t: (key: SummaryText) => string;
  /** Files of the field that have arrived, where these are the answer; otherwise the value names them. */
  readonly files?: readonly AnsweredFile[];
}

type SummaryText = "form.yes" | "form.dayUnknown" | "form.dayAndMonthUnknown" | "form.row.name";

/** A text as it was written, line by line. */
export const textSummary: Summary = {
  lines: (_, { value }) => (typeof value === "string" ? value.split("\n") : [textOf(value)]),
};
