import type { InputType } from "#forms/CompiledForm.ts";
import type { Control, FirstType } from "./control/FieldProps.ts";
import { FileField } from "./file/FileField.tsx";
import { further } from "./further.ts";
import { RadioGroup } from "./radio/RadioGroup.tsx";
import { Select } from "./select/Select.tsx";
import { TextField } from "./textfield/TextField.tsx";

/** The control of every type that is no first one: `furtherControls`. */
export const FurtherControl = further((parts) => parts.FurtherControl);

/** Controls that first pages have; `hidden` and `button` show nothing, because navigation is the portal's. */
export const FIRST_CONTROLS: Readonly<Record<FirstType, Control | undefined>> = {
  textfield: TextField,
  email: TextField,
  phoneNumber: TextField,
  url: TextField,
  password: TextField,
  select: Select,
  radio: RadioGroup,
  file: FileField,
  hidden: undefined,
  button: undefined,
};

export function isFirst(type: InputType): type is FirstType {
  return Object.hasOwn(FIRST_CONTROLS, type);
}
