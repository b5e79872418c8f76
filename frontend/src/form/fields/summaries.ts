import type { InputComponent, InputType } from "#forms/CompiledForm.ts";
import { address } from "./address/addressParts.ts";
import { tick } from "./checkbox/summary.ts";
import type { Summary, SummaryUse } from "./control/Summary.ts";
import { pairs } from "./datamap/summary.ts";
import { moment } from "./datetime/momentText.ts";
import { day } from "./day/summary.ts";
import { files } from "./file/summary.ts";
import { numeric } from "./number/numberText.ts";
import { choice } from "./select/summary.ts";
import { boxes } from "./selectboxes/summary.ts";
import { survey } from "./survey/summary.ts";
import { tags } from "./tags/tagList.ts";
import { maskedText, secret, text } from "./textfield/summary.ts";
import { clock } from "./time/timeText.ts";

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
