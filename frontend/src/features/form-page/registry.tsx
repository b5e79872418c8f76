import type { InputComponent, InputType } from "../../../../functions/forms/CompiledForm.ts";
import { CheckBox } from "./fields/CheckBox.tsx";
import { DayField } from "./fields/DayField.tsx";
import { FileField } from "./fields/FileField.tsx";
import { RadioGroup } from "./fields/RadioGroup.tsx";
import { Select } from "./fields/Select.tsx";
import { SelectBoxes } from "./fields/SelectBoxes.tsx";
import { TextArea } from "./fields/TextArea.tsx";
import { TextField } from "./fields/TextField.tsx";
import { type Control, lateField } from "./lateField.ts";

/**
 * The control of every type of field. What a first page seldom shows loads late; `hidden` and `button` show nothing
 * (navigation is the portal's). How an answer reads in words stands in `summary/summaries.ts`, which loads with the
 * review; how typed text becomes an answer stands beside each control (`numberText`, `dayText`, `choices` …).
 */
export const CONTROLS: Readonly<Record<InputType, Control | undefined>> = {
  textfield: TextField,
  email: TextField,
  phoneNumber: TextField,
  url: TextField,
  password: TextField,
  textarea: TextArea,
  select: Select,
  radio: RadioGroup,
  selectboxes: SelectBoxes,
  checkbox: CheckBox,
  day: DayField,
  file: FileField,
  number: lateField(async () => (await import("./fields/NumberField.tsx")).NumberField),
  currency: lateField(async () => (await import("./fields/NumberField.tsx")).NumberField),
  datetime: lateField(async () => (await import("./fields/DateTimeField.tsx")).DateTimeField),
  time: lateField(async () => (await import("./fields/TimeField.tsx")).TimeField),
  tags: lateField(async () => (await import("./fields/Tags.tsx")).Tags),
  survey: lateField(async () => (await import("./fields/Survey.tsx")).Survey),
  signature: lateField(async () => (await import("./fields/Signature.tsx")).Signature),
  address: lateField(async () => (await import("./fields/Address.tsx")).Address),
  datamap: lateField(async () => (await import("./fields/DataMap.tsx")).DataMap),
  hidden: undefined,
  button: undefined,
};

/** Types whose one control already gives several answers. */
const SEVERAL: readonly InputType[] = ["file", "selectboxes", "tags", "survey", "checkbox", "datamap"];

/** Whether a field asks for several answers with a control each. */
export function isSeveral({ type, multiple }: InputComponent): boolean {
  return multiple === true && !SEVERAL.includes(type);
}
