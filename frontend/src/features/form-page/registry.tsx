import type { InputComponent, InputType } from "../../../../functions/forms/CompiledForm.ts";
import type { Control } from "./FieldProps.ts";
import { FileField } from "./fields/FileField.tsx";
import { RadioGroup } from "./fields/RadioGroup.tsx";
import { Select } from "./fields/Select.tsx";
import { TextField } from "./fields/TextField.tsx";
import { more, rare } from "./late.ts";

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
  textarea: more(({ TextArea }) => TextArea),
  select: Select,
  radio: RadioGroup,
  selectboxes: more(({ SelectBoxes }) => SelectBoxes),
  checkbox: more(({ CheckBox }) => CheckBox),
  day: more(({ DayField }) => DayField),
  file: FileField,
  number: more(({ NumberField }) => NumberField),
  currency: more(({ NumberField }) => NumberField),
  datetime: rare(({ DateTimeField }) => DateTimeField),
  time: rare(({ TimeField }) => TimeField),
  tags: rare(({ Tags }) => Tags),
  survey: rare(({ Survey }) => Survey),
  signature: rare(({ Signature }) => Signature),
  address: rare(({ Address }) => Address),
  datamap: rare(({ DataMap }) => DataMap),
  hidden: undefined,
  button: undefined,
};

/** Types whose one control already gives several answers. */
const SEVERAL: readonly InputType[] = ["file", "selectboxes", "tags", "survey", "checkbox", "datamap"];

/** Whether a field asks for several answers with a control each. */
export function isSeveral({ type, multiple }: InputComponent): boolean {
  return multiple === true && !SEVERAL.includes(type);
}
