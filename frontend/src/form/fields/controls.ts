import type { ReactNode } from "react";
import type { InputType } from "#forms/CompiledForm.ts";
import type { FieldComponent, FirstType } from "./control/useControl.ts";
import { FileField } from "./file/FileField.tsx";
import { RadioGroup } from "./radio/RadioGroup.tsx";
import { selectWith } from "./select/Select.tsx";
import { TextField } from "./textfield/TextField.tsx";
import { type LazyPart, lazyPart } from "#ui/components/loading/lazyPart.tsx";
import type * as controls from "./furtherControls.tsx";

/** The control of every type that is no first one: `furtherControls`. */
export const FurtherControl = further((parts) => parts.FurtherControl);

/** Controls that first pages have; `hidden` and `button` show nothing, because navigation is the portal's. */
export const FIRST_CONTROLS: Readonly<Record<FirstType, FieldComponent | undefined>> = {
  textfield: TextField,
  email: TextField,
  phoneNumber: TextField,
  url: TextField,
  password: TextField,
  select: selectWith(further((parts) => parts.SearchSelect)),
  radio: RadioGroup,
  file: FileField,
  hidden: undefined,
  button: undefined,
};

export function isFirst(type: InputType): type is FirstType {
  return Object.hasOwn(FIRST_CONTROLS, type);
}

/** A control that a first page seldom has; all of them load in one round trip when one is first shown. */
export function further<Props extends object>(
  of: (parts: typeof controls) => (props: Props) => ReactNode,
): LazyPart<Props> {
  return lazyPart(async () => of(await import("./furtherControls.tsx")));
}
