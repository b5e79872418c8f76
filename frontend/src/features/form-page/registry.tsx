import type { ReactNode } from "react";
import type { InputComponent, InputType, Option } from "../../../../functions/forms/CompiledForm.ts";
import type { JsonValue } from "../../../../functions/forms/JsonValue.ts";
import { isoOfDay } from "../../../../functions/forms/dayValue.ts";
import { formatDate } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { FieldProps } from "./FieldProps.ts";
import { CheckBox } from "./fields/CheckBox.tsx";
import { DayField } from "./fields/DayField.tsx";
import { FileField } from "./fields/FileField.tsx";
import { RadioGroup } from "./fields/RadioGroup.tsx";
import { Select } from "./fields/Select.tsx";
import { SelectBoxes, tickedOf } from "./fields/SelectBoxes.tsx";
import { TextArea } from "./fields/TextArea.tsx";
import { TextField } from "./fields/TextField.tsx";
import { textOf } from "./textOf.ts";

export interface SummaryUse {
  readonly value: JsonValue | undefined;
  readonly options: readonly Option[];
  readonly locale: Locale;
  readonly yes: string;
}

interface FieldType {
  readonly Field: (props: FieldProps) => ReactNode;
  /** The answer in words, for checking; empty when there is none. */
  readonly summary: (field: InputComponent, use: SummaryUse) => string;
}

const text: FieldType = { Field: TextField, summary: (_, { value }) => textOf(value) };

/** Everything the renderer knows about a type of field, in one place. */
export const FIELD_TYPES: Readonly<Partial<Record<InputType, FieldType>>> = {
  textfield: text,
  email: text,
  phoneNumber: text,
  textarea: { Field: TextArea, summary: text.summary },
  select: { Field: Select, summary: optionLabel },
  radio: { Field: RadioGroup, summary: optionLabel },
  selectboxes: { Field: SelectBoxes, summary: optionLabels },
  checkbox: { Field: CheckBox, summary: (_, { value, yes }) => (value === true ? yes : "") },
  day: { Field: DayField, summary: daySummary },
  file: { Field: FileField, summary: () => "" },
};

function optionLabel(_: InputComponent, { value, options }: SummaryUse): string {
  return options.find((option) => option.value === value)?.label ?? "";
}

function optionLabels(_: InputComponent, { value, options }: SummaryUse): string {
  const ticked = tickedOf(value);
  return options
    .filter((option) => ticked.has(option.value))
    .map((option) => option.label)
    .join(", ");
}

function daySummary(_: InputComponent, { value, locale }: SummaryUse): string {
  const iso = isoOfDay(textOf(value));
  return iso === undefined ? "" : formatDate(iso, locale);
}
