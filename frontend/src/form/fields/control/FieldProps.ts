import type { ReactNode } from "react";
import type { InputComponent } from "#forms/CompiledForm.ts";
import type { FieldView } from "#ui/form/FieldView.ts";

/** What every kind of field is given. */
export interface FieldProps {
  readonly field: InputComponent;
  /** Of its answer, with row numbers. */
  readonly path: string;
  /** What stands there: looked at once per field, by what renders it. */
  readonly view: FieldView;
  /** One of several answers: whether any must be given is said by the group around them. */
  readonly item?: boolean;
}

/** Types whose controls first pages have: these load with the form. */
export type FirstType =
  | "textfield"
  | "email"
  | "phoneNumber"
  | "url"
  | "password"
  | "select"
  | "radio"
  | "file"
  | "hidden"
  | "button";

/** The control of a type of field. */
export type Control = (props: FieldProps) => ReactNode;
