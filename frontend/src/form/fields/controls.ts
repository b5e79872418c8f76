import type { ReactNode } from "react";
import type { CompiledPage, InputType } from "#forms/CompiledForm.ts";
import { answering } from "../store/formIndex.ts";
import type { FieldComponent, FirstType } from "./control/useControl.ts";
import { FileField } from "./file/FileField.tsx";
import { RadioGroup } from "./radio/RadioGroup.tsx";
import { selectWith } from "./select/Select.tsx";
import { TextField } from "./textfield/TextField.tsx";
import { type LazyPart, lazyPart } from "#ui/components/loading/lazyPart.tsx";
import type * as controls from "./furtherControls.tsx";

const furtherParts: Pick<LazyPart<object>, "preload">[] = [];

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
  const part = lazyPart(async () => of(await import("./furtherControls.tsx")));
  furtherParts.push(part);
  return part;
}

/** Loads what a page needs beside the controls of first pages. */
export async function loadControls({ components }: CompiledPage): Promise<void> {
  const isPlain = answering(components).every((one) => one.kind === "input" && isFirst(one.type));
  if (!isPlain) await Promise.all(furtherParts.map((part) => part.preload()));
}
