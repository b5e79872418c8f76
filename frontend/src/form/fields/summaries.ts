import type { InputComponent, InputType } from "#forms/CompiledForm.ts";
import { address } from "./address/addressParts.ts";
import type { Summary, SummaryUse } from "./control/Summary.ts";
import { moment } from "./datetime/momentText.ts";
import { day } from "./day/dayText.ts";
import { numeric } from "./number/numberText.ts";
import { tags } from "./tags/tagList.ts";
import { clock } from "./time/timeText.ts";
import { recordOf, textOf, optionOf } from "./control/answerText.ts";
import { tickedOf } from "./selectboxes/ticks.ts";
import { formatSize } from "#ui/i18n/formatMeasures.ts";

const text: Summary = {
  lines: (_, { value }) => (typeof value === "string" ? value.split("\n") : [textOf(value)]),
};

/** With several masks the answer says which one was chosen. */
const maskedText: Summary = {
  lines: (field, use) => {
    const { value: inner } = recordOf(use.value);
    return text.lines(field, inner === undefined ? use : { ...use, value: inner });
  },
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

const survey: Summary = {
  lines: ({ settings }, { value, options }) => {
    const answers = recordOf(value);
    return (settings?.questions ?? []).flatMap((question) => {
      const chosen = optionOf(options, answers[question.value]);
      return chosen === undefined ? [] : [`${question.label}: ${chosen.label}`];
    });
  },
};

const boxes: Summary = {
  lines: (_, { value, options }) => {
    const ticked = tickedOf(value);
    return options.filter((option) => ticked.has(option.value)).map((option) => option.label);
  },
};

const choice: Summary = {
  lines: (_, { value, options }) => [optionOf(options, value)?.label ?? textOf(value)],
};

const pairs: Summary = {
  lines: (_, { value }) => Object.entries(recordOf(value)).map(([name, part]) => `${name}: ${textOf(part)}`),
};

const tick: Summary = {
  lines: (_, { value, texts }) => (value === true ? [texts.yes] : []),
  isOfPage: true,
  isSilent: true,
};

/** How every type of field reads in words; undefined: it is not shown. Loads with the review. */
export const SUMMARIES: Readonly<Record<InputType, Summary | undefined>> = {
  textfield: maskedText,
  email: text,
  phoneNumber: text,
  url: text,
  textarea: text,
  password: secret,
  number: numeric,
  currency: numeric,
  select: choice,
  radio: choice,
  selectboxes: boxes,
  checkbox: tick,
  day,
  datetime: moment,
  time: clock,
  tags,
  survey,
  signature: text,
  address,
  datamap: pairs,
  file: files,
  hidden: undefined,
  button: undefined,
};

/** Several answers of one question are a line each. */
export function summaryOf(field: InputComponent, use: SummaryUse): readonly string[] {
  const { value } = use;
  const summary = SUMMARIES[field.type];
  if (summary === undefined) return [];
  const isSplit = field.multiple === true && Array.isArray(value) && summary.isWhole !== true;
  return (isSplit ? value : [value])
    .flatMap((one) => summary.lines(field, { ...use, value: one }))
    .filter((line) => line !== "");
}
