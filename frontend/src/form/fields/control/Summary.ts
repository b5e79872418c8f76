import type { InputComponent, Option } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import type { AnsweredFile } from "./useControl.ts";
import type { Locale } from "#ui/i18n/locales.ts";

/** How answers of a type read in words. */
export interface Summary {
  /** Lines, none when nothing was answered. */
  readonly lines: (field: InputComponent, use: SummaryUse) => readonly string[];
  /** The words are of the page's language, not of the form's. */
  readonly isOfPage?: true;
  /** Several answers read as one. */
  readonly isWhole?: true;
  /** Nothing is said of an answer that was not asked for and is not given. */
  readonly isSilent?: true;
}

export interface SummaryUse {
  readonly value: JsonValue | undefined;
  readonly options: readonly Option[];
  readonly locale: Locale;
  readonly texts: SummaryTexts;
  /** Files of the field that have arrived, where these are the answer; otherwise the value names them. */
  readonly files?: readonly AnsweredFile[];
}

/** What a summary says that stands in no answer. */
export interface SummaryTexts {
  readonly yes: string;
  readonly dayUnknown: string;
  readonly dayAndMonthUnknown: string;
}
