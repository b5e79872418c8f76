import type { InputComponent, InputType } from "#forms/CompiledForm.ts";
import { formatSize } from "#ui/i18n/formatMeasures.ts";
import { address } from "./address/Address.tsx";
import { checkbox } from "./checkbox/CheckBox.tsx";
import { optionOf, recordOf, textOf } from "./control/answerText.ts";
import { type ShownType, type Summary, type SummaryUse, textSummary } from "./control/ShownType.ts";
import type { FirstType } from "./control/useControl.ts";
import { datamap } from "./datamap/DataMap.tsx";
import { datetime } from "./datetime/DateTimeField.tsx";
import { day } from "./day/DayField.tsx";
import { number } from "./number/NumberField.tsx";
import { selectboxes } from "./selectboxes/SelectBoxes.tsx";
import { signature } from "./signature/Signature.tsx";
import { survey } from "./survey/Survey.tsx";
import { tags } from "./tags/Tags.tsx";
import { textarea } from "./textarea/TextArea.tsx";
import { time } from "./time/TimeField.tsx";

/** With several masks the answer says which one was chosen. */
const maskedText: Summary = {
  lines: (field, use) =>
    textSummary.lines(field, { ...use, value: recordOf(use.value)["value"] ?? use.value }),
};

/** It must not be read over the shoulder. */
const secret: Summary = { lines: (_, { value }) => [textOf(value) === "" ? "" : "••••••••"] };

const files: Summary = {
  lines: (_, { value, files: arrived, locale }) =>
    arrived === undefined
      ? (Array.isArray(value) ? value : []).map((file) => textOf(recordOf(file)["name"]))
      : arrived.map(({ fileName, size }) => `${fileName} (${formatSize(size, locale)})`),
  isOfPage: true,
  isWhole: true,
};

const choice: Summary = {
  lines: (_, { value, options }) => [optionOf(options, value)?.label ?? textOf(value)],
};

/** Controls of first types are there with the form: `FIRST_CONTROLS`. Without words: it is not shown. */
type ShownTypes = Readonly<
  Record<FirstType, Partial<Pick<ShownType, "summary">>> & Record<Exclude<InputType, FirstType>, ShownType>
>;

/** How every type of field is shown; loads with the review and with types that first pages seldom have. */
export const SHOWN_TYPES: ShownTypes = {
  textfield: { summary: maskedText },
  email: { summary: textSummary },
  phoneNumber: { summary: textSummary },
  url: { summary: textSummary },
  password: { summary: secret },
  select: { summary: choice },
  radio: { summary: choice },
  file: { summary: files },
  hidden: {},
  button: {},
  textarea,
  number,
  currency: number,
  selectboxes,
  checkbox,
  datetime,
  day,
  time,
  tags,
  survey,
  signature,
  address,
  datamap,
};

/** Several answers of one question are a line each. */
export function summaryOf(field: InputComponent, use: SummaryUse): readonly string[] {
  const { value } = use;
  const { summary } = SHOWN_TYPES[field.type];
  if (summary === undefined) return [];
  const isSplit = field.multiple === true && Array.isArray(value) && summary.isWhole !== true;
  return (isSplit ? value : [value])
    .flatMap((one) => summary.lines(field, { ...use, value: one }))
    .filter((line) => line !== "");
}
